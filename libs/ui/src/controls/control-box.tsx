import { styled } from '@mui/material/styles';
import { CONTROL_HEIGHT, TOUCH, TOUCH_HEIGHT } from '../theme/touch';

/** The box around a control: its border, and its focus ring while the user types. */
export const ControlBox = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: CONTROL_HEIGHT,
  // The border reaches a contrast of 3:1 against the card.
  border: '1px solid #8A91A0',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 120ms, box-shadow 120ms',
  ...theme.applyStyles('dark', { borderColor: '#5E6675', backgroundColor: '#0E1116' }),
  // The borders above and below are not part of the touch target.
  [TOUCH]: { minHeight: TOUCH_HEIGHT + 2 },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:focus-within': {
    // Seen where the system replaces colours and drops shadows.
    outline: '2px solid transparent',
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.main} 24%, transparent)`,
  },
}));

/** The control itself, without a border. ControlBox draws the border. */
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
  // Phones zoom into a focused field with a font below 16 px.
  fontSize: '1rem',
  [theme.breakpoints.up('md')]: { fontSize: '0.9375rem' },
  '&:focus-visible': { outline: 0 },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.8 },
}));
