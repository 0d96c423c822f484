import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { DownloadsPoint } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { texts } from '../../texts';
import { CHART_HEIGHT, dayLabel } from './chart-format';

/** 'Downloads Over Last 30 Days' as a line, with axes and tooltips (spec admin.md §2). */
export function DownloadsChart({ points }: { points: readonly DownloadsPoint[] }) {
  const theme = useTheme();
  const formats = useFormats();
  const isEmpty = points.every(({ downloads }) => downloads === 0);
  const colour = theme.vars.palette.primary.main;
  return (
    <LineChart
      // The table beside it has the same figures, one by one.
      disableKeyboardNavigation
      height={CHART_HEIGHT}
      margin={{ top: 12, right: 16, bottom: 4, left: 4 }}
      skipAnimation
      hideLegend
      colors={[colour]}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: points.map(({ date }) => date),
          valueFormatter: dayLabel,
          tickLabelMinGap: 24,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          // An empty month has an axis too.
          max: isEmpty ? 4 : undefined,
          tickMinStep: 1,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => formats.count(value),
        },
      ]}
      series={[
        {
          data: points.map(({ downloads }) => downloads),
          label: texts.analytics.downloads,
          area: true,
          curve: 'monotoneX',
          showMark: false,
          valueFormatter: (value) => formats.count(value ?? 0),
        },
      ]}
      sx={{
        '& .MuiChartsAxis-line': { stroke: theme.vars.palette.divider },
        '& .MuiChartsAxis-tickLabel': { fill: theme.vars.palette.text.secondary },
        '& .MuiAreaElement-root': { fillOpacity: 0.12 },
        '& .MuiLineElement-root': { strokeWidth: 2 },
      }}
    />
  );
}
