// Declares that our theme always has CSS variables, so that `theme.vars` needs no check.
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { baseline } from './components/baseline';
import { buttons } from './components/buttons';
import { controls } from './components/controls';
import { surfaces } from './components/surfaces';
import { darkScheme, lightScheme } from './palette';
import { typography } from './typography';

let made: Theme | undefined;

/**
 * The only theme of the product: CSS variables for both colour schemes, selected by `data-theme` on
 * <html>, on an 8 px grid. Portals receive it through emotion's context. Made once: MUI keeps the styles of its
 * components by their theme.
 */
export function portalTheme(): Theme {
  made ??= createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: lightScheme, dark: darkScheme },
    defaultColorScheme: 'light',
    spacing: 8,
    shape: { borderRadius: 8 },
    typography,
    components: { ...baseline, ...buttons, ...controls, ...surfaces },
  });
  return made;
}
