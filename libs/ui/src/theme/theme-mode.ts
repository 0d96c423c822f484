import { storedChoice } from '../preferences/stored-choice';

/** What the user picked; 'system' follows the device (storage key `theme`). */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Order in which the menu lists the modes. */
export const THEME_MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** localStorage key of the specification. */
export const THEME_KEY = 'theme';

/** The picked mode; 'system' by default. */
export const themeMode = storedChoice<ThemeMode>(THEME_KEY, THEME_MODES, () => 'system');
