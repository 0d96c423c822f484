import { styled, type Theme } from '@mui/material/styles';
import { TOUCH } from '../theme/touch';

/** The background on which segments stand side by side, all of the same width. */
export const SegmentTrack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 3,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.action.selected,
  // On the page itself the dark background is the page's: the track needs an edge.
  ...theme.applyStyles('dark', {
    backgroundColor: '#0E1116',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  }),
}));

/** Style of the selected segment: it looks raised, and underlined where the system replaces colours. */
export const chosenSegment = (theme: Theme) => ({
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 1px 2px #0000001f, 0 0 0 1px #0000000a',
  ...theme.applyStyles('dark', { backgroundColor: '#262A33' }),
  '@media (forced-colors: active)': { textDecoration: 'underline' },
});

/** Style of one segment. */
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
