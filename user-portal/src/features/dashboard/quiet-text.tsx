import { styled } from '@mui/material/styles';
import { TOUCH_HEIGHT } from '@portal/ui';

/** One sentence in a muted colour, for an empty state. As high as a failure with its button, or two lines. */
export const QuietText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  alignItems: 'center',
  minHeight: TOUCH_HEIGHT,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
