import { useSyncExternalStore } from 'react';
import { themeMode, type ThemeMode } from './theme-mode';

/**
 * The selected theme mode and a function to change it. Works in every app of the page without a
 * provider.
 */
export function useThemeMode(): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } {
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.read);
  return { mode, setMode: themeMode.write };
}
