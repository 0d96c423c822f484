import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsDay } from '@portal/contracts';
import { toBdt } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { dayChart } from '../day-chart';
import { texts } from './texts';

/** Revenue of each day as a bar chart, in BDT. */
export function RevenueChart({ days }: { days: readonly InsightsDay[] }) {
  const formats = useFormats();
  const isEmpty = days.every(({ revenue }) => revenue === 0);
  const { xAxis, yAxis, ...frame } = dayChart(useTheme(), isEmpty);
  const amount = (bdt: number): string => formats.money(bdt, null);
  return (
    <BarChart
      {...frame}
      xAxis={[{ ...xAxis, scaleType: 'band', data: days.map(({ date }) => date) }]}
      yAxis={[{ ...yAxis, width: 56, valueFormatter: amount }]}
      series={[
        {
          data: days.map(({ revenue }) => toBdt(revenue)),
          label: texts.metrics.revenue,
          valueFormatter: (value) => amount(value ?? 0),
        },
      ]}
    />
  );
}
