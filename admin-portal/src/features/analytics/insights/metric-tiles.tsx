import { styled } from '@mui/material/styles';
import type { InsightsDay } from '@portal/contracts';
import type { NamedMetric } from '@portal/rules';
import { tabularNumbers } from '@portal/ui';
import { Sparkline } from '../sparkline';
import { texts } from './texts';
import { useMetricTexts } from './use-metric-texts';

const Tiles = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 1,
  margin: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Tile = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '& > dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0, ...tabularNumbers },
  '& > dd:first-of-type': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '& > dd:last-of-type': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
  },
}));

interface MetricTilesProps {
  readonly metrics: readonly NamedMetric[];
  /** The days of the range, for the sparkline of the metrics that are counted by day. */
  readonly days: readonly InsightsDay[];
  /** `YYYY-MM-DD` in the service's zone. */
  readonly today: string;
}

/** Metrics that are counted by day, by their names. */
const BY_DAY: Readonly<Record<string, Exclude<keyof InsightsDay, 'date'>>> = {
  [texts.metrics.revenue]: 'revenue',
  [texts.metrics.payments]: 'payments',
  [texts.metrics.downloads]: 'downloads',
  [texts.metrics.logins]: 'logins',
};

/** The main metrics, each with its change compared with the days before. */
export function MetricTiles({ metrics, days, today }: MetricTilesProps) {
  const metricTexts = useMetricTexts();
  return (
    <Tiles>
      {metrics.map((metric) => (
        <Tile key={metric.name}>
          <dt>{metric.name}</dt>
          <dd>{metricTexts.value(metric.now, metric.unit)}</dd>
          <dd>
            {metricTexts.change(metric)} · {texts.columns.before}{' '}
            {metricTexts.value(metric.before, metric.unit)}
            <TileLine days={days} today={today} of={BY_DAY[metric.name]} />
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}

interface TileLineProps extends Pick<MetricTilesProps, 'days' | 'today'> {
  readonly of: Exclude<keyof InsightsDay, 'date'> | undefined;
}

function TileLine({ days, today, of }: TileLineProps) {
  if (!of || days.length < 2) return null;
  const isLastOpen = days.at(-1)?.date === today;
  return <Sparkline values={days.map((day) => day[of])} isLastOpen={isLastOpen} />;
}
