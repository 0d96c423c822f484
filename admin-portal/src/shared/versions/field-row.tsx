import { styled } from '@mui/material/styles';

/** Fields beside each other where there is room. */
export const FieldRow = styled('div')<{ columns: number }>(({ theme, columns }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
}));

/** A hint below fields. */
export const FieldsHint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '-12px 0 0',
  color: theme.vars.palette.text.secondary,
}));
