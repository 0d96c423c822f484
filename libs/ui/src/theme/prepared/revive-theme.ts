import type { Theme } from '@mui/material/styles';
import { buttons } from '../components/buttons';
import { controls } from '../components/controls';
import { surfaces } from '../components/surfaces';
import {
  alpha,
  breakpoints,
  containerQueries,
  darken,
  lighten,
  spacing,
  transition,
} from './theme-functions';

/** What JSON can say. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | readonly PlainData[]
  | { readonly [name: string]: PlainData };

/** The theme without its functions (theme-data.ts). */
export interface ThemeData {
  /** Parts of the theme with values. */
  readonly values: { readonly [name: string]: PlainData };
  /** Names of the CSS variables, as a tree. */
  readonly variables: PlainData;
}

/** A reference to a CSS variable for each leaf of the tree. */
function references(names: PlainData, path: string): unknown {
  if (Array.isArray(names)) return names.map((name, at) => references(name, `${path}-${at}`));
  if (typeof names !== 'object' || names === null) return `var(${path})`;
  return Object.fromEntries(
    Object.entries(names).map(([name, part]) => [name, references(part, `${path}-${name}`)]),
  );
}

const pxToRem = (px: number): string => `${px / 16}rem`;

/**
 * The theme of `createPortalTheme` made from data, without MUI's code for themes. The shell carries no component
 * library: it passes this theme on to the portals, which bundle MUI. A spec compares it with MUI's.
 */
export function reviveTheme({ values, variables }: ThemeData): Theme {
  const { typography, transitions, palette, ...rest } = values as { [name: string]: object };
  const theme = {
    ...rest,
    palette,
    vars: references(variables, '--mui'),
    // With CSS variables MUI asks only whether a scheme exists.
    colorSchemes: { light: { palette }, dark: {} },
    components: { ...buttons, ...controls, ...surfaces },
    breakpoints: { ...rest['breakpoints'], ...breakpoints },
    containerQueries,
    typography: { ...typography, pxToRem },
    transitions: { ...transitions, ...transition },
    spacing,
    alpha,
    lighten,
    darken,
    getCssVar: (field: string) => `var(--mui-${field})`,
    getColorSchemeSelector: (scheme: string) => `[data-theme="${scheme}"] &`,
    applyStyles: (scheme: string, styles: object) => ({
      [`*:where([data-theme="${scheme}"]) &`]: styles,
    }),
    internal_cache: {},
  };
  return theme as unknown as Theme;
}
