import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsDay } from '@portal/contracts';
import { toBdt } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { dayAxis, dayChart } from '../day-chart';
import { HatchPattern } from '../hatch-pattern';
import { texts } from './texts';

const HATCH = 'revenue-today';

interface RevenueChartProps {
  readonly days: readonly InsightsDay[];
  /** `YYYY-MM-DD` in the service's zone. Its bar is hatched when it is one of the days. */
  readonly today: string;
}

/** Revenue of each day as a bar chart, in BDT. */
export function RevenueChart({ days, today }: RevenueChartProps) {
  const theme = useTheme();
  const formats = useFormats();
  const isEmpty = days.every(({ revenue }) => revenue === 0);
  const { xAxis, yAxis, ...frame } = dayChart(theme, isEmpty, HATCH);
  const dates = days.map(({ date }) => date);
  const amount = (bdt: number): string => formats.money(bdt, null);
  return (
    <BarChart
      {...frame}
      xAxis={[{ ...xAxis, ...dayAxis(theme, dates, today) }]}
      yAxis={[{ ...yAxis, width: 56, valueFormatter: amount }]}
      series={[
        {
          data: days.map(({ revenue }) => toBdt(revenue)),
          label: texts.metrics.revenue,
          valueFormatter: (value) => amount(value ?? 0),
        },
      ]}
    >
      <HatchPattern id={HATCH} />
    </BarChart>
  );
}
