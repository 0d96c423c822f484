import IconButton from '@mui/material/IconButton';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ThemeMode } from '../theme/theme-mode';
import { useThemeMode } from '../theme/use-theme-mode';
import { lazyDialog } from './lazy-dialog';

/** Words of ThemeMenu. */
export type ThemeMenuTexts = Readonly<Record<ThemeMode | 'title', string>>;

/** The picture of each mode. */
export const MODE_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

const List = lazyDialog(async () => (await import('./theme-menu-list')).ThemeMenuList);

/** The button that opens the choice of Light, Dark and System (spec subscriber.md §2). */
export function ThemeMenu({ texts }: { texts: ThemeMenuTexts }) {
  const { mode } = useThemeMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = MODE_ICONS[mode];
  const close = useCallback(() => setAnchor(null), []);
  return (
    <>
      <IconButton
        aria-label={texts.title}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
      {anchor && <List texts={texts} anchor={anchor} onClose={close} />}
    </>
  );
}
