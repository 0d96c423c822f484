import { keyframes, styled } from '@mui/material/styles';
import { NARROW, TABLET } from '@portal/ui';

const reveal = keyframes`to { visibility: visible }`;

/**
 * Cards below one whose height is not known yet wait for it, so that nothing moves under a finger; at most a
 * second. A card says so by an element with `data-awaited` in its place.
 */
const awaited = { visibility: 'hidden', animation: `${reveal} 0s linear 1s forwards` } as const;

/** The content of a signed-in screen: one column of full width, with room at the end. */
export const DashboardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  width: '100%',
  maxWidth: 1152,
  margin: '0 auto',
  padding: '16px 16px 24px',
  [TABLET]: { gap: 16, paddingBlock: '24px 48px' },
  [theme.breakpoints.up('md')]: { gap: 24, padding: '40px 32px 96px' },
}));

/** Two columns from a tablet on: equal on a tablet, a wide and a narrow one on a desktop. */
export const DashboardColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TABLET]: { gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  '&[data-even]': { alignItems: 'stretch' },
  // In one column the second follows below.
  [NARROW]: { '& > :has(> [data-awaited]) ~ *': awaited },
}));

/** One column of cards. */
export const DashboardColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minWidth: 0,
  [TABLET]: { gap: 16 },
  [theme.breakpoints.up('md')]: { gap: 24 },
  '& > [data-awaited]': { display: 'none', '& ~ *': awaited },
}));
