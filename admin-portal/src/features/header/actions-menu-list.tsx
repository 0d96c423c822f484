import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from '@portal/router';
import type { Closable } from '@portal/ui';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Gift from 'lucide-react/icons/gift';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import { paths } from '../../paths';
import type { ActionsMenuProps } from './actions-menu';
import type { HeaderAction } from './header-actions';
import { texts } from './texts';

interface ActionsMenuListProps extends ActionsMenuProps, Closable {
  readonly anchor: HTMLElement;
}

/** The open menu of the header's actions. Loaded when it is first opened. */
export function ActionsMenuList(props: ActionsMenuListProps) {
  const { anchor, mayAdd, mayOffer, onOpen, onClose } = props;
  const open = (action: HeaderAction) => () => {
    onClose();
    onOpen(action);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={() => {
        onClose();
        anchor.focus();
      }}
      // What an item opens takes the focus.
      disableRestoreFocus
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': texts.actions } }}
    >
      {mayOffer && (
        <MenuItem aria-haspopup="dialog" onClick={open('offer')}>
          <BadgePercent size={16} aria-hidden />
          {texts.createOffer}
        </MenuItem>
      )}
      {mayOffer && (
        <MenuItem component={Link} to={paths.sendOffer} onClick={onClose}>
          <Gift size={16} aria-hidden />
          {texts.simpleOffer}
        </MenuItem>
      )}
      <MenuItem onClick={open('find')}>
        <UserSearch size={16} aria-hidden />
        {texts.findUser}
      </MenuItem>
      {mayAdd && (
        <MenuItem aria-haspopup="dialog" onClick={open('add')}>
          <UserPlus size={16} aria-hidden />
          {texts.addUser}
        </MenuItem>
      )}
    </Menu>
  );
}
