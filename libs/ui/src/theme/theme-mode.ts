/** What the user picked; 'system' follows the device (spec subscriber.md §3, key `theme`). */
export type ThemeMode = 'light' | 'dark' | 'system';

/** Order in which the menu lists the modes. */
export const THEME_MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** localStorage key of the specification. */
export const THEME_KEY = 'theme';

// Each app carries its own copy of this lib, so a change travels as a window event.
const CHANGE_EVENT = 'portal:theme';

/** The stored mode; 'system' when none, or none readable, is stored. */
export function readThemeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEME_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores the mode and tells every app of the page. */
export function writeThemeMode(mode: ThemeMode): void {
  try {
    localStorage.setItem(THEME_KEY, mode);
  } catch {
    // Storage may be denied; the mode then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent<ThemeMode>(CHANGE_EVENT, { detail: mode }));
}

/** Calls back with each new mode, of this tab or another. @returns how to stop. */
export function subscribeThemeMode(onChange: (mode: ThemeMode) => void): () => void {
  const here = (event: Event): void => {
    if (event instanceof CustomEvent) onChange(readDetail(event));
  };
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === THEME_KEY || event.key === null) onChange(readThemeMode());
  };
  window.addEventListener(CHANGE_EVENT, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(CHANGE_EVENT, here);
    window.removeEventListener('storage', elsewhere);
  };
}

function readDetail(event: CustomEvent<unknown>): ThemeMode {
  return THEME_MODES.find((mode) => mode === event.detail) ?? 'system';
}
