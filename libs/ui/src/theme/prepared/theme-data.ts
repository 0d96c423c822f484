import type { Theme } from '@mui/material/styles';
import { createPortalTheme } from '../create-portal-theme';
import type { PlainData, ThemeData } from './revive-theme';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What JSON can say of a value: functions are left out. */
const plain = (value: unknown): PlainData => JSON.parse(JSON.stringify(value)) as PlainData;

/** The same shape without the values. */
function namesOf(value: unknown): PlainData {
  if (Array.isArray(value)) return value.map(namesOf);
  if (!isObject(value)) return 0;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, namesOf(part)]));
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
export function themeData(theme: Theme = createPortalTheme()): ThemeData {
  const all: Readonly<Record<string, unknown>> = { ...theme };
  const vars = theme.generateThemeVars();
  return {
    values: Object.fromEntries(VALUES.map((name) => [name, plain(all[name])])),
    variables: namesOf(vars),
  };
}
