import { styled } from '@mui/material/styles';
import { tabularNumbers } from '@portal/ui';

/** A list of differences. What matters most stands in a `mark`. */
export const Changes = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li > strong': { fontWeight: 600 },
  '& mark': {
    padding: '1px 6px',
    borderRadius: 6,
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 22%, transparent)`,
  },
}));
