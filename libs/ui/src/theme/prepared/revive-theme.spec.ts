import { portalTheme } from '../portal-theme';
import { reviveTheme } from './revive-theme';
import { themeData } from './theme-data';

const data = themeData();
const made = portalTheme();
const revived = reviveTheme(structuredClone(data));

/** Without functions. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('has the values of the theme, and a reference for each of its variables', () => {
  for (const name of ['palette', 'typography', 'transitions', 'breakpoints', 'zIndex'] as const) {
    expect(plain(revived[name])).toEqual(plain(made[name]));
  }
  expect(revived.vars).toEqual(made.generateThemeVars());
});

it('has the default props and styles of our components', () => {
  const { MuiCssBaseline: baseline, ...components } = made.components ?? {};
  expect(baseline).toBeDefined();
  expect(Object.keys(revived.components ?? {})).toEqual(Object.keys(components));
});

it('answers as MUI does', () => {
  // MUI's provider does the same.
  made.vars = made.generateThemeVars();
  made.spacing = made.generateSpacing();
  const ask = ({ breakpoints, ...theme }: typeof made): unknown => [
    ...[...breakpoints.keys, 700 as const].map((key) => [
      breakpoints.up(key),
      breakpoints.down(key),
    ]),
    ...breakpoints.keys.map((key) => [
      breakpoints.only(key),
      breakpoints.not(key),
      theme.containerQueries.only(key),
      theme.containerQueries.not(key),
    ]),
    breakpoints.between('sm', 'lg'),
    breakpoints.between(100, 'md'),
    theme.containerQueries.up('sm'),
    theme.containerQueries('side').down(500),
    [theme.spacing(), theme.spacing(0), theme.spacing(1), theme.spacing(2, 'auto', 0.5)],
    theme.alpha('var(--mui-palette-primary-main)', 0.5),
    theme.alpha('var(--mui-palette-primary-main)', 'var(--a) + 0.1'),
    theme.typography.pxToRem(15),
    theme.transitions.create(),
    theme.transitions.create(['width', 'color'], { duration: 100, easing: 'linear', delay: '1s' }),
    [0, 36, 5000].map((height) => theme.transitions.getAutoHeightDuration(height)),
    theme.applyStyles('dark', { color: 'red' }),
    theme.applyStyles('light', { color: 'red' }),
    theme.getColorSchemeSelector('dark'),
    theme.getCssVar('palette-primary-main'),
  ];
  expect(ask(revived)).toEqual(ask(made));
});
