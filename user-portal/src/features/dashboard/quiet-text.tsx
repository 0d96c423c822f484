import { styled } from '@mui/material/styles';

/** One calm sentence where there is nothing more to show. */
export const QuietText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));
