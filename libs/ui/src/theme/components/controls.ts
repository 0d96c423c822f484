import type { Components, Theme } from '@mui/material/styles';

/** Styles of switches, skeletons and progress bars. */
export const controls: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 44, padding: '10px 2px', overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: '13px 5px',
        '&.Mui-checked': { transform: 'translateX(16px)', color: '#fff' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: theme.vars.palette.primary.dark,
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '&&:hover': { backgroundColor: 'transparent' },
      }),
      thumb: { width: 18, height: 18, color: '#fff', boxShadow: '0 1px 3px #00000040' },
      track: ({ theme }) => ({
        opacity: 1,
        borderRadius: 12,
        // Contrast 3:1 against the card, so that a switch that is off is visible too.
        backgroundColor: '#868E9C',
        ...theme.applyStyles('dark', { backgroundColor: '#666E7D' }),
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.action.selected,
        borderRadius: 6,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: theme.vars.palette.action.selected,
      }),
      bar: { borderRadius: 4 },
    },
  },
};
