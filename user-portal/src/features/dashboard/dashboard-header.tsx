import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { UserView } from '@portal/contracts';
import { RefreshIcon, useDashboardRefresh } from '@portal/dashboard';
import { useSession } from '@portal/session';
import { AppHeader, BrandLogo, ThemeMenu } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { texts } from '../../texts';
import { UserChip } from './user-chip';

const Space = styled('span')({ flex: 1 });

/** Brand, user chip, refresh, theme and logout (spec subscriber.md §2). */
export function DashboardHeader({ brand, user }: { brand: string; user: UserView }) {
  const { signOut } = useSession();
  const { refresh, refreshing } = useDashboardRefresh(user.userId);
  return (
    <AppHeader>
      <BrandLogo name={brand} compact />
      <Space />
      <UserChip user={user} />
      <IconButton
        aria-label={texts.dashboard.refresh}
        aria-busy={refreshing}
        onClick={() => void refresh()}
      >
        <RefreshIcon turning={refreshing} />
      </IconButton>
      <ThemeMenu texts={texts.theme} />
      <IconButton aria-label={texts.dashboard.logout} onClick={() => void signOut()}>
        <LogOut size={18} aria-hidden />
      </IconButton>
    </AppHeader>
  );
}
