import type { StorageManager } from '@mui/material/styles';
import { THEME_KEY, themeMode } from './theme-mode';

const nothing = (): void => undefined;

/**
 * Lets MUI's provider follow our stored mode. It writes nothing itself: the mode changes only
 * through useThemeMode, and which colour scheme serves as light or dark never changes.
 */
export const themeStorage: StorageManager = ({ key }) =>
  key === THEME_KEY
    ? { get: themeMode.read, set: nothing, subscribe: themeMode.subscribe }
    : { get: (fallback: unknown) => fallback, set: nothing, subscribe: () => nothing };
