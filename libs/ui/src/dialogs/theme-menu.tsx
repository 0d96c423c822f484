import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { THEME_MODES, type ThemeMode } from '../theme/theme-mode';
import { useThemeMode } from '../theme/use-theme-mode';
import { OptionMenu } from './option-menu';

/** Texts of ThemeMenu. */
export type ThemeMenuTexts = Readonly<Record<ThemeMode | 'title', string>>;

const MODE_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** The button that opens the menu with Light, Dark and System. */
export function ThemeMenu({ texts }: { texts: ThemeMenuTexts }) {
  const { mode, setMode } = useThemeMode();
  return (
    <OptionMenu
      title={texts.title}
      icon={MODE_ICONS[mode]}
      options={THEME_MODES.map((value) => ({
        value,
        label: texts[value],
        icon: MODE_ICONS[value],
      }))}
      selected={mode}
      onSelect={(value) => setMode(THEME_MODES.find((known) => known === value) ?? 'system')}
    />
  );
}
