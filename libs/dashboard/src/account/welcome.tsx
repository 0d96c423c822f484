import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { displayName } from '@portal/rules';
import { Avatar } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { Freshness } from './freshness';
import { RefreshIcon } from './refresh-icon';
import { useDashboardRefresh } from './use-dashboard-refresh';
import type { DashboardUser } from './use-dashboard-user';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gap: 12, '&& h1': { fontSize: '1.25rem' } },
}));

const Words = styled('div')(({ theme }) => ({
  flex: '1 1 200px',
  minWidth: 0,
  '& h1': { ...theme.typography.h1, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '& p > span::before': { content: '" · "' },
  // In Bangla the age takes a second line on a phone: it is kept free, so that nothing moves.
  [theme.breakpoints.down('sm')]: {
    '&:lang(bn) p': { minHeight: '2lh' },
    '&:lang(bn) p > span': { display: 'block', '&::before': { content: 'none' } },
  },
}));

interface WelcomeProps {
  readonly userId: number;
  readonly account: DashboardUser;
  /** Adds the refresh control, for screens whose header has none. */
  readonly withRefresh?: boolean;
}

/** Welcome line with avatar, and the age of what is shown. */
export function Welcome({ userId, account, withRefresh = false }: WelcomeProps) {
  const texts = useTexts();
  const { user } = account;
  const name = displayName(user?.name, userId);
  return (
    <Row>
      <Avatar userId={userId} name={name} photoUrl={user?.profilePhotoUrl ?? ''} size={52} />
      <Words>
        <h1>{texts.account.welcome(name)}</h1>
        <p>
          {texts.account.userId(userId)}
          <Freshness userId={userId} account={account} />
        </p>
      </Words>
      {withRefresh && <RefreshButton userId={userId} />}
    </Row>
  );
}

function RefreshButton({ userId }: { userId: number }) {
  const { account } = useTexts();
  const { refreshing, refresh } = useDashboardRefresh(userId);
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<RefreshIcon turning={refreshing} />}
      aria-busy={refreshing}
      onClick={() => void refresh()}
    >
      {account.refresh}
    </Button>
  );
}
