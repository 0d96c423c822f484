import type { StorageManager } from '@mui/material/styles';
import { THEME_KEY, themeMode } from './theme-mode';

const nothing = (): void => undefined;

/**
 * Makes MUI's provider follow the stored mode. It never writes: only useThemeMode changes the mode, and
 * the light and dark colour schemes are fixed.
 */
export const themeStorage: StorageManager = ({ key }) =>
  key === THEME_KEY
    ? { get: themeMode.read, set: nothing, subscribe: themeMode.subscribe }
    : { get: (fallback: unknown) => fallback, set: nothing, subscribe: () => nothing };
