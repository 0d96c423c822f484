import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';

/**
 * Stands at the root of each portal. Emotion carries the shell's theme over the federation border,
 * but the theme's default props travel in a context of MUI's, of which each app has its own copy.
 */
export function ThemeBridge({ children }: { children: ReactNode }) {
  const { components } = useTheme();
  const defaults = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(components ?? {}).flatMap(([name, entry]) =>
          typeof entry === 'object' && entry.defaultProps ? [[name, entry.defaultProps]] : [],
        ),
      ),
    [components],
  );
  return <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>;
}
