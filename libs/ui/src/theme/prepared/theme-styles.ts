import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { portalTheme } from '../portal-theme';

/**
 * Variables of MUI's theme that nothing of ours names: those of components that we do not use, and of fonts, which
 * the theme also has as values. Browser tests find a name that is missing.
 */
const UNUSED =
  /--mui-(?:font|palette-(?:Alert|AppBar|Avatar|Chip|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip))-[^:;{}]*:[^;}]*;?/g;

/**
 * The style sheet that PortalThemeProvider would insert: the variables of both schemes and the page baseline. A page
 * waits for it, so unused variables are left out.
 */
export function themeStyles(): string {
  const html = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: createCache({ key: 'css' }) },
      createElement(
        ThemeProvider,
        { theme: portalTheme() },
        createElement(CssBaseline, { enableColorScheme: true }),
      ),
    ),
  );
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules);
  if (sheets.length === 0) throw new Error('The theme has no styles.');
  return sheets.join('\n').replaceAll(UNUSED, '');
}
