import type { Theme } from '@mui/material/styles';
import { portalTheme } from '../portal-theme';
import { type PlainData, type ThemeData, VARIABLES } from './revive-theme';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What JSON can say of a value: functions are left out. */
const plain = (value: unknown): PlainData => JSON.parse(JSON.stringify(value)) as PlainData;

/**
 * The names of `tree` that `known` has not, with 0 as value.
 * @returns undefined when there is none.
 */
function namesBeside(tree: unknown, known: unknown): PlainData | undefined {
  if (!isObject(tree)) return known === undefined ? 0 : undefined;
  const beside = Object.entries(tree).flatMap(([name, part]): [string, PlainData][] => {
    const names = namesBeside(part, isObject(known) ? known[name] : undefined);
    return names === undefined ? [] : [[name, names]];
  });
  if (Array.isArray(tree)) return beside.length > 0 ? beside.map(([, names]) => names) : undefined;
  return beside.length > 0 ? Object.fromEntries(beside) : undefined;
}

/** The parts of the theme that have values of their own, by name. */
const VALUES = [
  'breakpoints',
  'defaultColorScheme',
  'direction',
  'cssVarPrefix',
  'colorSchemeSelector',
  'rootSelector',
  'mixins',
  'motion',
  'transitions',
  'typography',
  'palette',
  'shadows',
  'shape',
  'zIndex',
  'opacity',
] as const;

/** Everything in the theme that is data. The rest are functions (revive-theme.ts) and our own styles. */
export function themeData(theme: Theme = portalTheme()): ThemeData {
  const all: Readonly<Record<string, unknown>> = { ...theme };
  const values = Object.fromEntries(VALUES.map((name) => [name, plain(all[name])]));
  const named = Object.fromEntries(VARIABLES.map((name) => [name, values[name]]));
  return { values, variables: namesBeside(theme.generateThemeVars(), named) ?? {} };
}
