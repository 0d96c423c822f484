import { styled } from '@mui/material/styles';
import { bendPath } from './flow-paths';

/** Width and height in px, and how far its right edge stands from the middle of the page. */
const WIDTH = 900;
const HEIGHT = 640;
const REACH = 468;

// Inwards, and paler. The lines come in from far outside the widest page.
const BENDS = [0.5, 0.3, 0.18, 0.1].map((opacity, index) => {
  const inset = 40 + 46 * index;
  const place = { left: -2000, right: WIDTH - inset, top: inset, bottom: HEIGHT - inset };
  return { d: bendPath(place), opacity };
});

const Svg = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  // On a phone the bend meets the edge of the screen.
  right: `max(-32px, calc(50% - ${REACH}px))`,
  width: WIDTH,
  height: HEIGHT,
  overflow: 'visible',
  color: theme.vars.palette.primary.main,
  opacity: 0.32,
  pointerEvents: 'none',
  '@media (forced-colors: active)': { display: 'none' },
}));

/** The mark as large as a page, behind a card. Its parent is positioned and clips it. */
export function FlowBackdrop() {
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={22}>
        {BENDS.map(({ d, opacity }) => (
          <path key={d} d={d} strokeOpacity={opacity} />
        ))}
      </g>
    </Svg>
  );
}
