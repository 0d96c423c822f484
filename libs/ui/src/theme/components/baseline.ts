import type { Components, Theme } from '@mui/material/styles';
import { NARROW } from '../touch';

/** Global styles: focus ring, selection, digits, and no animation for users who prefer reduced motion. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // An element that is jumped or tabbed to must not be hidden by the sticky header.
      html: {
        WebkitTextSizeAdjust: '100%',
        scrollPaddingTop: 80,
        scrollPaddingBottom: 'calc(var(--bottom-inset, 0px) + var(--nav-height, 0px) + 16px)',
      },
      // The navigation of subscribers covers the bottom of phones: content and toasts keep clear of it.
      [NARROW]: {
        'html:has([data-main-nav])': {
          '--nav-height': 'calc(56px + env(safe-area-inset-bottom))',
        },
      },
      main: { marginBottom: 'var(--nav-height, 0px)' },
      body: { minHeight: '100dvh', fontFeatureSettings: "'cv05', 'cv11', 'ss03'" },
      // No line with a single word at the end of a paragraph.
      'p, li, small': { textWrap: 'pretty' },
      'h1, h2': { textWrap: 'balance' },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      '::selection': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
