import type { Components, Theme } from '@mui/material/styles';
import { CONTROL_HEIGHT, TOUCH, TOUCH_HEIGHT } from '../touch';

/** Buttons and everything else that is clicked. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: CONTROL_HEIGHT,
        paddingInline: 16,
        borderRadius: 8,
        [TOUCH]: { minHeight: TOUCH_HEIGHT },
        '&:active': { transform: 'translateY(0.5px)' },
        // Busy, but it keeps the keyboard focus.
        '&[aria-disabled="true"]': { opacity: 0.7, cursor: 'default' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.875rem' },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          backgroundColor: theme.vars.palette.primary.dark,
          color: theme.vars.palette.primary.contrastText,
          boxShadow: 'inset 0 1px 0 #ffffff1f, 0 1px 2px #0000001f',
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.dark} 88%, #000)`,
          },
        }),
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: {
          backgroundColor: '#C4262E',
          color: '#fff',
          '&:hover': { backgroundColor: '#A81F26' },
        },
      },
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: CONTROL_HEIGHT,
        height: CONTROL_HEIGHT,
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        [TOUCH]: { width: TOUCH_HEIGHT, height: TOUCH_HEIGHT },
        '&:hover': {
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.action.hover,
        },
      }),
    },
  },
};
