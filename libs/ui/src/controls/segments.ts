import { styled } from '@mui/material/styles';
import { TOUCH } from '../theme/touch';

/** The sunken track on which segments stand side by side, all of one width. */
export const SegmentTrack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.action.selected,
  ...theme.applyStyles('dark', { backgroundColor: '#0E1116' }),
}));

/** How one segment looks; `aria-selected` or a checked radio inside lifts it off the track. */
export const segmentStyle = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 34,
  padding: '4px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  [TOUCH]: { minHeight: 44 },
} as const;
