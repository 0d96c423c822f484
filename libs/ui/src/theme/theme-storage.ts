import type { StorageManager } from '@mui/material/styles';
import { readThemeMode, subscribeThemeMode, THEME_KEY } from './theme-mode';

const nothing = (): void => undefined;

/**
 * Lets MUI's provider follow our stored mode. It writes nothing itself: the mode changes only
 * through useThemeMode, and which colour scheme serves as light or dark never changes.
 */
export const themeStorage: StorageManager = ({ key }) =>
  key === THEME_KEY
    ? { get: readThemeMode, set: nothing, subscribe: subscribeThemeMode }
    : { get: (fallback: unknown) => fallback, set: nothing, subscribe: () => nothing };
