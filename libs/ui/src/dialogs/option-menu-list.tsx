import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import type { OptionMenuProps } from './option-menu';

interface OptionMenuListProps extends Omit<OptionMenuProps, 'icon'> {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The open menu. Loaded when it is first opened. */
export function OptionMenuList(props: OptionMenuListProps) {
  const { title, options, selected, onSelect, anchor, onClose } = props;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': title } }}
    >
      {options.map(({ value, label, lang, icon: Icon }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === selected}
          selected={value === selected}
          onClick={() => {
            onSelect(value);
            onClose();
          }}
        >
          {Icon && <Icon size={16} aria-hidden />}
          <span lang={lang} style={{ flex: 1 }}>
            {label}
          </span>
          {value === selected && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
