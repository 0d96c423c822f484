import { styled } from '@mui/material/styles';

/** Versions, newest first. */
export const VersionList = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    paddingBlock: 14,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
}));

/** Name and state of a version, with a button at its end. */
export const VersionHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > :last-child:not(h3, span)': { marginInlineStart: 'auto' },
});
