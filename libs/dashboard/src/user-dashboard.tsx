import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDashboardUser } from './account/use-dashboard-user';
import { Welcome } from './account/welcome';
import { RecentDownloads } from './downloads/recent-downloads';
import { ServicesCard } from './downloads/services-card';
import { StatCards } from './downloads/stat-cards';
import { PlanCard } from './plan/plan-card';
import { SettingsCard } from './settings/settings-card';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  minWidth: 0,
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

/**
 * Parts that the surrounding screen adds, each at its position. On phones they are shown in this order.
 */
export interface OwnParts {
  /** Below the welcome line. */
  readonly banner: ReactNode;
  /** Below the numbers. */
  readonly belowMetrics: ReactNode;
  /** Before the downloads. */
  readonly aboveDownloads: ReactNode;
  /** After the downloads. */
  readonly belowDownloads: ReactNode;
  /** Before the settings. */
  readonly aboveSettings: ReactNode;
  /** After the settings. */
  readonly belowSettings: ReactNode;
}

/** Props of UserDashboard. */
export interface UserDashboardProps {
  readonly userId: number;
  /** Cards for the subscriber, or cards for the administrator's view. */
  readonly own?: Partial<OwnParts>;
  /** Shows the settings disabled. Default: the settings can be changed. */
  readonly readOnlySettings?: boolean;
}

/**
 * The dashboard of one user: the signed-in subscriber, or any user in the administrator's view. Each
 * card has its own loading, empty and error state.
 */
export function UserDashboard({ userId, own, readOnlySettings = false }: UserDashboardProps) {
  const account = useDashboardUser(userId);
  return (
    <Page>
      <Welcome userId={userId} account={account} />
      {own?.banner}
      <Columns data-even>
        <PlanCard account={account} />
        <Column>
          <StatCards userId={userId} />
          {own?.belowMetrics}
        </Column>
      </Columns>
      <Columns>
        <Column>
          {own?.aboveDownloads}
          <RecentDownloads userId={userId} />
          <ServicesCard userId={userId} />
          {own?.belowDownloads}
        </Column>
        <Column>
          {own?.aboveSettings}
          <SettingsCard userId={userId} account={account} readOnly={readOnlySettings} />
          {own?.belowSettings}
        </Column>
      </Columns>
    </Page>
  );
}
