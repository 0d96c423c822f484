import { styled } from '@mui/material/styles';

const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 24,
  marginTop: 4,
  fill: theme.vars.palette.primary.main,
  opacity: 0.6,
  // Today is not over, so its bar still grows.
  '&[data-open] > :last-of-type': { opacity: 0.5 },
}));

const HEIGHT = 24;

interface SparklineProps {
  /** One number for each day, oldest first. */
  readonly values: readonly number[];
  /** Whether the last day is today. Its bar is paler. */
  readonly isLastOpen: boolean;
}

/** Bars of some days without axes, for a card. Its numbers stand elsewhere, so screen readers skip it. */
export function Sparkline({ values, isLastOpen }: SparklineProps) {
  const highest = Math.max(...values, 1);
  return (
    <Picture
      viewBox={`0 0 ${values.length * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-open={isLastOpen || undefined}
      aria-hidden
    >
      {values.map((value, place) => {
        const height = Math.max((value / highest) * HEIGHT, 1);
        // Days have no id of their own; their place is it.
        return <rect key={place} x={place * 4} y={HEIGHT - height} width={3} height={height} />;
      })}
    </Picture>
  );
}
