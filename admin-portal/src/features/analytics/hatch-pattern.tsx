import { useTheme } from '@mui/material/styles';
import { paleColour } from './day-chart';

/** Distance between two lines of the hatching, in px. */
const STEP = 6;

/** The hatching of a bar that still grows. A child of the chart, because it is a part of its SVG. */
export function HatchPattern({ id }: { id: string }) {
  const theme = useTheme();
  return (
    <defs>
      <pattern
        id={id}
        width={STEP}
        height={STEP}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={STEP} height={STEP} style={{ fill: paleColour(theme), opacity: 0.45 }} />
        <rect width={2.5} height={STEP} style={{ fill: theme.vars.palette.primary.main }} />
      </pattern>
    </defs>
  );
}
