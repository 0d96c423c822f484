import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { RefreshIcon, useBrand, useDashboardRefresh } from '@portal/dashboard';
import { Link } from '@portal/router';
import { AppHeader, BrandLogo, LanguageMenu, TABLET, ThemeMenu } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';
import { NoticeBell } from '../notices/notice-bell';
import { AccountChip } from './account-chip';
import { MainNav } from './main-nav';

// A filter would make the header the frame of the bar at the bottom, so phones have none.
const Header = styled(AppHeader)(({ theme }) => ({
  gap: 4,
  padding: '0 4px 0 16px',
  backdropFilter: 'none',
  backgroundColor: theme.vars.palette.background.default,
  [TABLET]: { gap: 8, paddingInline: 16 },
  [theme.breakpoints.up('md')]: { gap: 16, paddingInline: 32 },
}));

const HomeLink = styled(Link)({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  borderRadius: 8,
  textDecoration: 'none',
});

const Space = styled('span')({ flex: '1 0 4px' });

interface PortalHeaderProps {
  /** The signed-in user; null on a public screen. */
  readonly user: UserView | null;
  /** Adds the refresh control of the subscriber's data. */
  readonly withRefresh?: boolean;
  /** Before the mark: the way back of an inner screen. */
  readonly start?: ReactNode;
}

/** The header of every screen: the mark as the way home, the sections, refresh and the account. */
export function PortalHeader({ user, withRefresh = false, start }: PortalHeaderProps) {
  const { frame } = useTexts();
  const { brand } = useBrand();
  return (
    <Header>
      {start}
      <HomeLink to={user ? paths.dashboard : paths.login}>
        <BrandLogo name={brand.name} compact={user !== null} />
      </HomeLink>
      {user ? (
        <>
          <MainNav />
          <Space />
          {withRefresh && <RefreshButton userId={user.userId} />}
          <NoticeBell userId={user.userId} />
          <AccountChip user={user} />
        </>
      ) : (
        <>
          <Space />
          <LanguageMenu title={frame.language} />
          <ThemeMenu texts={frame.theme} />
        </>
      )}
    </Header>
  );
}

function RefreshButton({ userId }: { userId: number }) {
  const { frame } = useTexts();
  const { refresh, refreshing } = useDashboardRefresh(userId);
  return (
    <IconButton aria-label={frame.refresh} aria-busy={refreshing} onClick={() => void refresh()}>
      <RefreshIcon turning={refreshing} />
    </IconButton>
  );
}
