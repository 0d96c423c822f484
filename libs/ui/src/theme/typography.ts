import type { TypographyVariantsOptions } from '@mui/material/styles';

const heading = { fontWeight: 600, letterSpacing: '-0.017em' } as const;

/**
 * Numbers that one reads at a glance: days, videos, prices. The faces we have are variable, so the weight costs no
 * byte.
 */
const displayNumber = {
  fontWeight: 740,
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums',
} as const;

/**
 * Type scale: 13, 14, 15, 17, 20, 24, 30 px. Headings have a small line height, running text a larger
 * one.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily:
    "'Inter Variable', 'Inter Fallback', 'Noto Sans Bengali Variable', system-ui, sans-serif",
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { ...heading, fontSize: '1.5rem', lineHeight: 1.3 },
  h2: { ...heading, fontSize: '1.0625rem', lineHeight: 1.4, letterSpacing: '-0.011em' },
  h3: { ...heading, fontSize: '0.9375rem', lineHeight: 1.45, letterSpacing: '-0.006em' },
  h4: { ...displayNumber, fontSize: '1.875rem', lineHeight: 1.2 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  button: { fontSize: '0.9375rem', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
};

/** Digits of equal width, for numbers in columns and numbers that change in place. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
