import type { Components, Theme } from '@mui/material/styles';
import { CONTROL_HEIGHT, TOUCH, TOUCH_HEIGHT } from '../touch';

/** Styles of surfaces: papers, dialogs, backdrops and menus. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 14,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 24px 64px -12px #00000047',
        [theme.breakpoints.down('sm')]: {
          width: 'calc(100% - 24px)',
          margin: 12,
          maxHeight: 'calc(100% - 24px)',
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: '#090b1173' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 6,
        minWidth: 176,
        borderRadius: 10,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 12px 32px -8px #00000038',
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: CONTROL_HEIGHT,
        borderRadius: 6,
        paddingInline: 10,
        gap: 10,
        fontSize: '0.875rem',
        [TOUCH]: { minHeight: TOUCH_HEIGHT },
      },
    },
  },
};
