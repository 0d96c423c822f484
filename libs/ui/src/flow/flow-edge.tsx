import { styled } from '@mui/material/styles';
import { WAVE_HEIGHT, wavePath } from './flow-paths';

const EDGE = wavePath(4.5, 2.5);
const LINE = wavePath(10.5, 2.5);

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: WAVE_HEIGHT,
  '& > path:first-of-type': { fill: 'var(--edge, transparent)' },
  '& > path': { stroke: theme.vars.palette.primary.main, fill: 'none' },
}));

/** The edge of a slip of paper, cut along the flow line. `--edge` is the colour of the slip above it. */
export function FlowEdge() {
  return (
    <Svg aria-hidden focusable="false">
      <path d={`${EDGE}V-20H-40z`} strokeWidth={2.5} />
      <path d={LINE} strokeWidth={1.5} strokeOpacity={0.5} />
    </Svg>
  );
}
