import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsDay } from '@portal/contracts';
import { toBdt } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { CHART_HEIGHT, dayLabel } from '../chart-format';
import { texts } from './texts';

/** Revenue of each day as a bar, in BDT. */
export function RevenueChart({ days }: { days: readonly InsightsDay[] }) {
  const theme = useTheme();
  const formats = useFormats();
  const isEmpty = days.every(({ revenue }) => revenue === 0);
  const amount = (bdt: number): string => formats.money(bdt, null);
  return (
    <BarChart
      // The file beside it and the tables below have the figures, one by one.
      disableKeyboardNavigation
      height={CHART_HEIGHT}
      margin={{ top: 12, right: 16, bottom: 4, left: 4 }}
      skipAnimation
      hideLegend
      colors={[theme.vars.palette.primary.main]}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ date }) => date),
          valueFormatter: dayLabel,
          tickLabelMinGap: 24,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: isEmpty ? 4 : undefined,
          width: 56,
          disableLine: true,
          disableTicks: true,
          valueFormatter: amount,
        },
      ]}
      series={[
        {
          data: days.map(({ revenue }) => toBdt(revenue)),
          label: texts.figures.revenue,
          valueFormatter: (value) => amount(value ?? 0),
        },
      ]}
      sx={{
        '& .MuiChartsAxis-line': { stroke: theme.vars.palette.divider },
        '& .MuiChartsAxis-tickLabel': { fill: theme.vars.palette.text.secondary },
      }}
    />
  );
}
