import { ThemeContext } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { platformHints } from '../../platform/platform-hints';
import { useThemeMode } from '../use-theme-mode';
import { reviveTheme, type ThemeData } from './revive-theme';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PREFERS_DARK);
  query.addEventListener('change', onChange);
  const unsubscribe = platformHints.subscribe(onChange);
  return () => {
    query.removeEventListener('change', onChange);
    unsubscribe();
  };
}

/** The scheme of Telegram, otherwise that of the device. */
const readScheme = (): 'light' | 'dark' =>
  platformHints.scheme() ?? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light');

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
  const ofPlatform = useSyncExternalStore(subscribe, readScheme);
  const scheme = mode === 'system' ? ofPlatform : mode;
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-theme', scheme);
  }, [scheme]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}
