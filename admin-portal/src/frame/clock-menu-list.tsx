import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Closable } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import { CLOCKS, useClock } from '../shared/clock/clock';
import { texts } from '../texts';

/** The open menu of the clock. Loaded when it is first opened. */
export function ClockMenuList({ anchor, onClose }: Closable & { readonly anchor: HTMLElement }) {
  const { clock, zones, pick } = useClock();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ list: { 'aria-label': texts.clock.title } }}
    >
      {CLOCKS.map((one) => (
        <MenuItem
          key={one}
          role="menuitemradio"
          aria-checked={one === clock}
          selected={one === clock}
          onClick={() => {
            pick(one);
            onClose();
          }}
        >
          <span style={{ flex: 1 }}>{texts.clock[one](zones[one])}</span>
          {one === clock && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </Menu>
  );
}
