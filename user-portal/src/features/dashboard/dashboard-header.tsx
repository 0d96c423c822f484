import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { RefreshIcon, useDashboardRefresh } from '@portal/dashboard';
import { useSession } from '@portal/session';
import { AppHeader, BrandLogo, LanguageMenu, ThemeMenu } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { useTexts } from '../../texts/use-texts';
import { UserChip } from './user-chip';

// All parts fit into 360 px, and the logo is aligned with the edge of the cards.
const Header = styled(AppHeader)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gap: 0, padding: '0 4px 0 16px' },
}));

const Space = styled('span')({ flex: '1 0 8px' });

/** Brand, user chip, refresh, language, theme and logout. */
export function DashboardHeader({ brand, user }: { brand: string; user: UserView }) {
  const texts = useTexts();
  const { signOut } = useSession();
  const { refresh, refreshing } = useDashboardRefresh(user.userId);
  return (
    <Header>
      <BrandLogo name={brand} compact />
      <Space />
      <UserChip user={user} />
      <IconButton
        aria-label={texts.frame.refresh}
        aria-busy={refreshing}
        onClick={() => void refresh()}
      >
        <RefreshIcon turning={refreshing} />
      </IconButton>
      <LanguageMenu title={texts.frame.language} />
      <ThemeMenu texts={texts.frame.theme} />
      <IconButton aria-label={texts.frame.logout} onClick={() => void signOut()}>
        <LogOut size={18} aria-hidden />
      </IconButton>
    </Header>
  );
}
