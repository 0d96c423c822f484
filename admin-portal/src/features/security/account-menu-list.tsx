import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Closable } from '@portal/ui';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { texts } from './texts';

interface AccountMenuListProps extends Closable {
  readonly anchor: HTMLElement;
  /** Name and role of the signed-in administrator. */
  readonly who: string;
  readonly onSecurity: () => void;
}

/** The open account menu. Loaded when it is first opened. */
export function AccountMenuList({ anchor, who, onClose, onSecurity }: AccountMenuListProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-label': who } }}
    >
      <ListSubheader
        role="presentation"
        sx={{ lineHeight: 1.4, padding: '8px 12px', color: 'text.secondary' }}
      >
        {who}
      </ListSubheader>
      <MenuItem aria-haspopup="dialog" onClick={onSecurity}>
        <ShieldCheck size={16} aria-hidden />
        {texts.security}
      </MenuItem>
    </Menu>
  );
}
