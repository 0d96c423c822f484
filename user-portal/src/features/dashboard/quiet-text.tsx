import { styled } from '@mui/material/styles';

/** One sentence in a muted colour, for an empty state. */
export const QuietText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
