import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/**
 * Stands at the root of each portal. Emotion carries the shell's theme over the federation border,
 * but the theme's default props travel in a context of MUI's, of which each app has its own copy.
 */
export function ThemeBridge({ children }: { children: ReactNode }) {
  const { components } = useTheme();
  return <DefaultPropsProvider value={components ?? {}}>{children}</DefaultPropsProvider>;
}
