import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';

/**
 * Root component of each portal. Emotion passes the shell's theme to the portal. But MUI reads the
 * theme's default props from its own context, and each app has its own copy of MUI.
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
