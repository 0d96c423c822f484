import { styled } from '@mui/material/styles';
import { Surface } from '@portal/ui';

/** The box of a list's filters: two fields in a row, six from tablets on. `.wide` takes two of them. */
export const FilterBox = styled(Surface)(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: 12,
  padding: 16,
  marginBottom: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > .wide': { gridColumn: 'span 2' },
  },
}));
