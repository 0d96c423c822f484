import { styled } from '@mui/material/styles';
import { useDashboardUser } from './account/use-dashboard-user';
import { Welcome } from './account/welcome';
import { RecentDownloads } from './downloads/recent-downloads';
import { ServicesCard } from './downloads/services-card';
import { StatCards } from './downloads/stat-cards';
import { PlanCard } from './plan/plan-card';
import { SettingsCard } from './settings/settings-card';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: 1152,
  margin: '0 auto',
  padding: '24px 16px 64px',
  [theme.breakpoints.up('md')]: { gap: 24, padding: '40px 32px 96px' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gap: 24,
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '&[data-even]': { alignItems: 'stretch' },
  },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

/**
 * The dashboard of one user: of the signed-in subscriber, or in the administrator's view of any
 * (spec subscriber.md §2). Each card loads, is empty or fails by itself.
 */
export function UserDashboard({ userId }: { userId: number }) {
  const account = useDashboardUser(userId);
  return (
    <Page>
      <Welcome userId={userId} account={account} />
      <Columns data-even>
        <PlanCard account={account} />
        <StatCards userId={userId} />
      </Columns>
      <Columns>
        <Column>
          <ServicesCard userId={userId} />
          <RecentDownloads userId={userId} />
        </Column>
        <SettingsCard userId={userId} account={account} />
      </Columns>
    </Page>
  );
}
