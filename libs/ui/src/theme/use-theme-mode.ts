import { useSyncExternalStore } from 'react';
import { readThemeMode, subscribeThemeMode, type ThemeMode, writeThemeMode } from './theme-mode';

/** The picked theme mode and how to change it; works in every app of the page without a provider. */
export function useThemeMode(): { mode: ThemeMode; setMode: (mode: ThemeMode) => void } {
  const mode = useSyncExternalStore(subscribeThemeMode, readThemeMode);
  return { mode, setMode: writeThemeMode };
}
