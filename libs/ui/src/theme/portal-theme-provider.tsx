import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { createPortalTheme } from './create-portal-theme';
import { THEME_KEY } from './theme-mode';
import { themeStorage } from './theme-storage';

/** Theme and page baseline. Mounted once, by the shell. The fonts are in fonts.css. */
export function PortalThemeProvider({ children }: { children: ReactNode }) {
  const [theme] = useState(createPortalTheme);
  return (
    <ThemeProvider
      theme={theme}
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
