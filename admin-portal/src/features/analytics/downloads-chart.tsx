import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DownloadsPoint } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { texts } from '../../texts';
import { dayAxis, dayChart } from './day-chart';
import { HatchPattern } from './hatch-pattern';

const HATCH = 'downloads-today';

/** 'Downloads Over Last 30 Days' as bars, with axes and tooltips. The last day is today. */
export function DownloadsChart({ points }: { points: readonly DownloadsPoint[] }) {
  const formats = useFormats();
  const theme = useTheme();
  const isEmpty = points.every(({ downloads }) => downloads === 0);
  const { xAxis, yAxis, ...frame } = dayChart(theme, isEmpty, HATCH);
  const days = points.map(({ date }) => date);
  return (
    <BarChart
      {...frame}
      xAxis={[{ ...xAxis, ...dayAxis(theme, days, days.at(-1)) }]}
      yAxis={[
        { ...yAxis, tickMinStep: 1, valueFormatter: (value: number) => formats.count(value) },
      ]}
      series={[
        {
          data: points.map(({ downloads }) => downloads),
          label: texts.analytics.downloads,
          valueFormatter: (value) => formats.count(value ?? 0),
        },
      ]}
    >
      <HatchPattern id={HATCH} />
    </BarChart>
  );
}
