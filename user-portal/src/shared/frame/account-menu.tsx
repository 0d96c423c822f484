import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  pickedLanguage,
  THEME_MODES,
  useLanguage,
  useThemeMode,
} from '@portal/ui';
import Check from 'lucide-react/icons/check';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useTexts } from '../../texts/use-texts';

interface AccountMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The menu of the account: profile, sign-ins, theme, language and log out. Loaded when it is first opened. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const { frame, header } = useTexts();
  const { signOut } = useSession();
  const { mode, setMode } = useThemeMode();
  const language = useLanguage();
  /** An option of a group: closes the menu when it was chosen. */
  const option = (
    isChosen: boolean,
    label: string,
    choose: () => void,
    lang?: string,
  ): ReactNode => (
    <MenuItem
      key={label}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={() => {
        choose();
        onClose();
      }}
    >
      <span lang={lang} style={{ flex: 1 }}>
        {label}
      </span>
      {isChosen && <Check size={16} aria-hidden />}
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': header.menu },
        // A landmark: the page's own are hidden while the menu is open.
        paper: { component: 'nav', 'aria-label': header.menu, sx: { minWidth: 220 } },
      }}
    >
      <MenuItem component={Link} to={paths.profile} onClick={onClose}>
        <UserRound size={16} aria-hidden />
        {header.profile}
      </MenuItem>
      <MenuItem component={Link} to={`${paths.account}#sign-ins`} onClick={onClose}>
        <KeyRound size={16} aria-hidden />
        {header.signIns}
      </MenuItem>
      <Divider />
      <Heading>{frame.theme.title}</Heading>
      {THEME_MODES.map((value) => option(value === mode, frame.theme[value], () => setMode(value)))}
      <Divider />
      <Heading>{frame.language}</Heading>
      {LANGUAGES.map((value) =>
        option(value === language, LANGUAGE_NAMES[value], () => pickedLanguage.write(value), value),
      )}
      <Divider />
      <MenuItem onClick={() => void signOut()}>
        <LogOut size={16} aria-hidden />
        {frame.logout}
      </MenuItem>
    </Menu>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: '32px' }}>
      {children}
    </ListSubheader>
  );
}
