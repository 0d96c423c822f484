import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { InsightsDay } from '@portal/contracts';
import { calendarDay, toBdt } from '@portal/rules';
import { useFormats } from '@portal/ui';
import { useState } from 'react';
import { useClock } from '../../../shared/clock/clock';
import { dayAxis, dayChart } from '../day-chart';
import { texts } from './texts';

/** Revenue of each day as a bar chart, in BDT. */
export function RevenueChart({ days }: { days: readonly InsightsDay[] }) {
  const theme = useTheme();
  const { zones } = useClock();
  const [now] = useState(() => new Date());
  const today = calendarDay(now, zones.service);
  const formats = useFormats();
  const isEmpty = days.every(({ revenue }) => revenue === 0);
  const { xAxis, yAxis, ...frame } = dayChart(theme, isEmpty);
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
    />
  );
}
