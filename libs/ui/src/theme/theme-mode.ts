import { storedChoice } from '../preferences/stored-choice';

/** The mode that the user selected. 'system' follows the device (storage key `theme`). */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Order of the modes in the menu. */
export const THEME_MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** localStorage key given by the specification. */
export const THEME_KEY = 'theme';

/** The selected mode. Default: 'system'. */
export const themeMode = storedChoice<ThemeMode>(THEME_KEY, THEME_MODES, () => 'system');
