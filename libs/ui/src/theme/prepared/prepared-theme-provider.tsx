import { ThemeContext } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useThemeMode } from '../use-theme-mode';
import { reviveTheme, type ThemeData } from './revive-theme';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PREFERS_DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Props of PreparedThemeProvider. */
export interface PreparedThemeProviderProps {
  readonly data: ThemeData;
  readonly children: ReactNode;
}

/**
 * Does what PortalThemeProvider does without MUI's code for themes: theme and style sheet were made at the build.
 * Mounted once, by the shell.
 */
export function PreparedThemeProvider({ data, children }: PreparedThemeProviderProps) {
  const [theme] = useState(() => reviveTheme(data));
  const { mode } = useThemeMode();
  const prefersDark = useSyncExternalStore(subscribe, () => matchMedia(PREFERS_DARK).matches);
  const scheme = mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode;
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-theme', scheme);
  }, [scheme]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
