import { styled } from '@mui/material/styles';
import { CONTROL_HEIGHT, TOUCH, TOUCH_HEIGHT } from '../theme/touch';

/** What surrounds a control: its line, and its glow while one writes in it. */
export const ControlBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: CONTROL_HEIGHT,
  // The line of a control reaches 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  ...theme.applyStyles('dark', { borderColor: '#5E6675', backgroundColor: '#0E1116' }),
  // The lines above and below are not part of what one taps.
  [TOUCH]: { minHeight: TOUCH_HEIGHT + 2 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

/** The control itself; the box has the line. */
export const ControlInput = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '0 12px',
  border: 0,
  outline: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Below 16 px phones zoom into a focused field.
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.8 },
}));
