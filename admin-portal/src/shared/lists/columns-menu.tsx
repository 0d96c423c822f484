import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Closable } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import type { ColumnChoice } from './column-choice';
import { texts } from './texts';

interface ColumnsMenuProps extends Closable {
  readonly choice: ColumnChoice<unknown>;
  readonly anchor: HTMLElement;
}

/** The open choice of columns. It stays open, because several columns are often chosen at once. */
export function ColumnsMenu({ choice, anchor, onClose }: ColumnsMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts.columns.open } }}
    >
      {choice.options.map(({ name, label, isShown }) => (
        <MenuItem
          key={name}
          role="menuitemcheckbox"
          aria-checked={isShown}
          onClick={() => choice.toggle(name)}
        >
          <span style={{ flex: 1 }}>{label}</span>
          {isShown && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
      {choice.picked !== null && <Divider />}
      {choice.picked !== null && (
        <MenuItem
          onClick={() => {
            choice.pick(null);
            onClose();
          }}
        >
          {texts.columns.usual}
        </MenuItem>
      )}
    </Menu>
  );
}
