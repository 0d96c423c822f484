import { styled } from '@mui/material/styles';
import type { Insights } from '@portal/contracts';
import { daysCsv, insightsFile } from '@portal/rules';
import { hiddenStyle, Panel, useFormats } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { CHART_HEIGHT, dayName } from '../chart-format';
import { CsvButton } from './csv-button';
import { texts } from './texts';
import { useMetricTexts } from './use-metric-texts';

const RevenueChart = lazy(async () => ({
  default: (await import('./revenue-chart')).RevenueChart,
}));

/** As high as the chart, so that nothing moves when it has been loaded. */
const Room = styled('div')({ height: CHART_HEIGHT });

const Hidden = styled('div')(hiddenStyle);

const { columns } = texts;

interface RevenuePanelProps {
  readonly insights: Insights;
  /** `YYYY-MM-DD` in the service's zone. */
  readonly today: string;
}

/** 'Revenue by Day' as a bar chart, with the same metrics as a table for screen readers. */
export function RevenuePanel({ insights: { range, days, revenue }, today }: RevenuePanelProps) {
  const hasToday = days.some(({ date }) => date === today);
  const formats = useFormats();
  const metricTexts = useMetricTexts();
  return (
    <Panel
      title={texts.money}
      hint={texts.moneyHint(metricTexts.amount(revenue.now), hasToday)}
      action={
        <CsvButton of={texts.money} file={insightsFile('days', range)} text={() => daysCsv(days)} />
      }
    >
      <Room aria-hidden>
        <Suspense>
          <RevenueChart days={days} today={today} />
        </Suspense>
      </Room>
      <Hidden>
        <table>
          <caption>{texts.money}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.payments}</th>
              <th scope="col">{columns.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayName(day.date, today)}</th>
                <td>{formats.count(day.payments)}</td>
                <td>{metricTexts.amount(day.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Hidden>
    </Panel>
  );
}
