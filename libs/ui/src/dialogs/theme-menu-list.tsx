import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { THEME_MODES } from '../theme/theme-mode';
import { useThemeMode } from '../theme/use-theme-mode';
import { MODE_ICONS, type ThemeMenuTexts } from './theme-menu';

interface ThemeMenuListProps {
  readonly texts: ThemeMenuTexts;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The open menu; loaded when it is first opened. */
export function ThemeMenuList({ texts, anchor, onClose }: ThemeMenuListProps) {
  const { mode: current, setMode } = useThemeMode();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': texts.title } }}
    >
      {THEME_MODES.map((mode) => {
        const Icon = MODE_ICONS[mode];
        return (
          <MenuItem
            key={mode}
            role="menuitemradio"
            aria-checked={mode === current}
            selected={mode === current}
            onClick={() => {
              setMode(mode);
              onClose();
            }}
          >
            <Icon size={16} aria-hidden />
            <span style={{ flex: 1 }}>{texts[mode]}</span>
            {mode === current && <Check size={16} aria-hidden />}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
