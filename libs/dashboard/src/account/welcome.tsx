import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { displayName } from '@portal/rules';
import { Avatar } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { Freshness } from './freshness';
import { RefreshIcon } from './refresh-icon';
import { useDashboardRefresh } from './use-dashboard-refresh';
import type { DashboardUser } from './use-dashboard-user';

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 16 });

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
}));

const Fresh = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
  },
}));

/** Welcome line with avatar and the refresh control. */
export function Welcome({ userId, account }: { userId: number; account: DashboardUser }) {
  const texts = useTexts();
  const { refreshing, refresh } = useDashboardRefresh(userId);
  const { user } = account;
  const name = displayName(user?.name, userId);
  return (
    <Row>
      <Avatar userId={userId} name={name} photoUrl={user?.profilePhotoUrl ?? ''} size={52} />
      <Words>
        <h1>{texts.account.welcome(name)}</h1>
        <p>{texts.account.userId(userId)}</p>
      </Words>
      <Fresh>
        <Freshness userId={userId} account={account} />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshIcon turning={refreshing} />}
          aria-busy={refreshing}
          onClick={() => void refresh()}
        >
          {texts.account.refresh}
        </Button>
      </Fresh>
    </Row>
  );
}
