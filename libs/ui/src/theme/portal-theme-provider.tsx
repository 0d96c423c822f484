import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { portalTheme } from './portal-theme';
import { THEME_KEY } from './theme-mode';
import { themeStorage } from './theme-storage';

/** Theme and page baseline. Mounted once, by the shell. The fonts are in fonts.css. */
export function PortalThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={portalTheme()}
      modeStorageKey={THEME_KEY}
      storageManager={themeStorage}
      defaultMode="system"
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
