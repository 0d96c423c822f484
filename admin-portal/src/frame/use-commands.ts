import { useNavigate } from '@portal/router';
import { useSession } from '@portal/session';
import { MAIN_ID, THEME_MODES, useThemeMode } from '@portal/ui';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Gift from 'lucide-react/icons/gift';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import type { HeaderAction } from '../features/header/header-actions';
import { texts as header } from '../features/header/texts';
import type { CommandGroup } from '../features/palette/command';
import { texts as palette } from '../features/palette/texts';
import { paths } from '../paths';
import { useMay, useRole } from '../shared/access/use-may';
import { texts } from '../texts';
import { tabsFor } from './admin-tabs';

const MODE_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Commands of the palette besides the search for users: tabs and actions of the administrator's role. */
export function useCommands(openHeader: (action: HeaderAction) => void): readonly CommandGroup[] {
  const navigate = useNavigate();
  const { signOut } = useSession();
  const { setMode } = useThemeMode();
  const tabs = tabsFor(useRole());
  const mayAdd = useMay('plans');
  const mayOffer = useMay('money');
  const offers = [
    {
      id: 'create-offer',
      label: header.createOffer,
      icon: BadgePercent,
      run: () => openHeader('offer'),
    },
    {
      id: 'simple-offer',
      label: header.simpleOffer,
      icon: Gift,
      run: () => void navigate(paths.sendOffer),
    },
  ];
  const add = {
    id: 'add-user',
    label: header.addUser,
    icon: UserPlus,
    run: () => openHeader('add'),
  };
  return [
    {
      label: palette.tabs,
      commands: tabs.map(({ id, label, icon }) => ({
        id: `tab-${id}`,
        label,
        icon,
        run: () => {
          void navigate(paths.tab(id));
          document.getElementById(MAIN_ID)?.focus();
        },
      })),
    },
    {
      label: palette.actions,
      commands: [
        ...(mayOffer ? offers : []),
        ...(mayAdd ? [add] : []),
        {
          id: 'find-user',
          label: header.findUser,
          icon: UserSearch,
          run: () => openHeader('find'),
        },
        ...THEME_MODES.map((mode) => ({
          id: `theme-${mode}`,
          label: `${texts.theme.title}: ${texts.theme[mode]}`,
          icon: MODE_ICONS[mode],
          run: () => setMode(mode),
        })),
        {
          id: 'log-out',
          label: texts.frame.logout,
          icon: LogOut,
          run: () => void signOut(),
        },
      ],
    },
  ];
}
