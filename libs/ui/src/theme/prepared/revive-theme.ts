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
  string | number | boolean | null | readonly PlainData[] | { readonly [name: string]: PlainData };

/** The theme without its functions (theme-data.ts). */
export interface ThemeData {
  /** Parts of the theme with values. */
  readonly values: { readonly [name: string]: PlainData };
  /** Names of CSS variables that are in no value, as a tree. */
  readonly variables: PlainData;
}

/** Values that are CSS variables too. */
export const VARIABLES = ['palette', 'shadows', 'shape', 'zIndex', 'opacity'] as const;

/** Not variables, although they are values of the palette. */
const NO_VARIABLES = ['mode', 'contrastThreshold', 'tonalOffset'];

/** A reference to a CSS variable for each leaf of the trees. */
function references(path: string, ...trees: readonly (PlainData | undefined)[]): unknown {
  const branches = trees.filter((tree) => typeof tree === 'object' && tree !== null);
  if (branches.length === 0) return `var(${path})`;
  if (Array.isArray(branches[0])) {
    return branches[0].map((_, at) => references(`${path}-${at}`));
  }
  const names = new Set(branches.flatMap((branch) => Object.keys(branch)));
  for (const name of NO_VARIABLES) names.delete(name);
  return Object.fromEntries(
    [...names].map((name) => {
      const parts = branches.map((branch) => (branch as Record<string, PlainData>)[name]);
      return [name, references(`${path}-${name}`, ...parts)];
    }),
  );
}

const pxToRem = (px: number): string => `${px / 16}rem`;

/**
 * The theme of `portalTheme` made from data, without MUI's code for themes. The shell carries no component
 * library: it passes this theme on to the portals, which bundle MUI. A spec compares it with MUI's.
 */
export function reviveTheme({ values, variables }: ThemeData): Theme {
  const { typography, transitions, palette, ...rest } = values as { [name: string]: object };
  const named = Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const theme = {
    ...rest,
    palette,
    vars: references('--mui', named, variables),
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
