import { styled } from '@mui/material/styles';

/** Short facts beside each other. */
export const FactLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > q': { color: theme.vars.palette.text.primary },
}));
