import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPortalTheme } from '../create-portal-theme';

/** The style sheet that PortalThemeProvider would insert: the variables of both schemes and the page baseline. */
export function themeStyles(): string {
  const html = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: createCache({ key: 'css' }) },
      createElement(
        ThemeProvider,
        { theme: createPortalTheme() },
        createElement(CssBaseline, { enableColorScheme: true }),
      ),
    ),
  );
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules);
  if (sheets.length === 0) throw new Error('The theme has no styles.');
  return sheets.join('\n');
}
