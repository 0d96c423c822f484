import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { DownloadsPoint } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { texts } from '../../texts';
import { dayChart } from './day-chart';

/** 'Downloads Over Last 30 Days' as a line chart, with axes and tooltips. */
export function DownloadsChart({ points }: { points: readonly DownloadsPoint[] }) {
  const formats = useFormats();
  const isEmpty = points.every(({ downloads }) => downloads === 0);
  const { xAxis, yAxis, sx, ...frame } = dayChart(useTheme(), isEmpty);
  return (
    <LineChart
      {...frame}
      xAxis={[{ ...xAxis, scaleType: 'point', data: points.map(({ date }) => date) }]}
      yAxis={[
        { ...yAxis, tickMinStep: 1, valueFormatter: (value: number) => formats.count(value) },
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
        ...sx,
        '& .MuiAreaElement-root': { fillOpacity: 0.12 },
        '& .MuiLineElement-root': { strokeWidth: 2 },
      }}
    />
  );
}
