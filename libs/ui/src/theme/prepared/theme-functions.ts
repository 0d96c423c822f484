/** Widths of `breakpoints.values`, MUI's defaults. */
const WIDTHS: Readonly<Record<string, number>> = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };
const KEYS = Object.keys(WIDTHS);
/** A range ends this much below the next one, in px. */
const STEP = 0.05;

type Width = string | number;
const widthOf = (key: Width): Width => WIDTHS[key] ?? key;
const below = (key: Width): number => Number(widthOf(key)) - STEP;
/** The key that follows; undefined after the last one. */
const after = (key: string): string | undefined => KEYS[KEYS.indexOf(key) + 1];

const up = (key: Width): string => `@media (min-width:${widthOf(key)}px)`;
const down = (key: Width): string => `@media (max-width:${below(key)}px)`;
const between = (from: Width, to: Width): string => `${up(from)} and (max-width:${below(to)}px)`;

function only(key: string): string {
  const next = after(key);
  return next === undefined ? up(key) : between(key, next);
}

function not(key: string): string {
  const next = after(key);
  if (key === 'xs') return up('sm');
  return next === undefined
    ? down(key)
    : between(key, next).replace('@media', '@media not all and');
}

export const breakpoints = { up, down, between, only, not };

type Query = (...keys: never[]) => string;

function queriesOf(name?: string): Record<string, Query> {
  const start = name ? `@container ${name}` : '@container';
  const asContainer =
    (query: Query): Query =>
    (...keys) =>
      query(...keys).replace('@media', start);
  return {
    ...Object.fromEntries(
      Object.entries({ up, down, between, only }).map(([key, query]) => [
        key,
        asContainer(query as Query),
      ]),
    ),
    // Containers know no `not all and`.
    not: ((key: string) =>
      not(key)
        .replace('@media', start)
        .replace(/not all and (.*)min-width:(.*)max-width:(.*)/, '$1width<$2width>$3')
        .replace(/(width<.*) and /, '$1 or ')) as Query,
  };
}

/** `theme.containerQueries.up('sm')` and `theme.containerQueries('sidebar').up('sm')`. */
export const containerQueries = Object.assign(queriesOf, queriesOf());

const inSteps = (value: string | number): string | number => {
  if (typeof value === 'string' || value === 0) return value;
  return value === 1 ? 'var(--mui-spacing)' : `calc(${value} * var(--mui-spacing))`;
};

/** Distances on the grid. Marked as MUI's, as its components ask. */
export const spacing = Object.assign(
  (...values: (string | number)[]): string =>
    (values.length === 0 ? [1] : values)
      .map((value) => inSteps(value))
      .map((value) => (typeof value === 'number' ? `${value}px` : value))
      .join(' '),
  { mui: true },
);

/** A colour with opacity. Variables of colours have a second one with their channels. */
export function alpha(colour: string, opacity: number | string): string {
  const share = typeof opacity === 'string' ? `calc(${opacity})` : opacity;
  if (!colour.includes('var(')) {
    return `color-mix(in srgb, ${colour} calc(${share} * 100%), transparent)`;
  }
  const channels = colour.replaceAll(/var\(--([^,\s)]+)(?:,[^)]+)?\)+/g, 'var(--$1Channel)');
  return `rgba(${channels} / ${share})`;
}

const mixed =
  (other: string) =>
  (colour: string, share: number): string =>
    `color-mix(in srgb, ${colour}, ${other} ${share * 100}%)`;
export const lighten = mixed('#fff');
export const darken = mixed('#000');

const inMs = (time: string | number): string =>
  typeof time === 'string' ? time : `${Math.round(time)}ms`;

interface TransitionOptions {
  readonly duration?: string | number;
  readonly easing?: string;
  readonly delay?: string | number;
}

const EASE_IN_OUT = 'cubic-bezier(0.4, 0, 0.2, 1)';
const STANDARD_MS = 300;

export const transition = {
  create: (
    properties: string | readonly string[] = ['all'],
    { duration = STANDARD_MS, easing = EASE_IN_OUT, delay = 0 }: TransitionOptions = {},
  ): string =>
    [properties]
      .flat()
      .map((property) => `${property} ${inMs(duration)} ${easing} ${inMs(delay)}`)
      .join(','),
  getAutoHeightDuration: (height: number): number => {
    if (!height) return 0;
    const constant = height / 36;
    return Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000);
  },
};
