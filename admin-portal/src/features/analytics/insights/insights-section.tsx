import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { Insights } from '@portal/contracts';
import { useQuery } from '@portal/query';
import {
  calendarDay,
  DEFAULT_SERVICE_ZONE,
  metricsCsv,
  insightsFile,
  rangeUntil,
} from '@portal/rules';
import { ErrorState, Panel } from '@portal/ui';
import { useState } from 'react';
import { texts as common } from '../../../texts';
import { readErrorText } from '../../../shared/lists/list-error';
import { ComparedPanel } from './compared-panel';
import { CsvButton } from './csv-button';
import { MetricTiles } from './metric-tiles';
import { useInsightsAddress } from './insights-address';
import { insightsQuery } from './insights-query';
import { mainMetrics, orderMetrics, renewalMetrics } from './named-metrics';
import { RangePicker } from './range-picker';
import { RevenuePanel } from './revenue-panel';
import { MethodRevenuePanel, PlanRevenuePanel } from './revenue-panels';
import { ServicesPanel } from './services-panel';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  transition: 'opacity 120ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 160 });

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const rangeText = ({ from, to }: Insights['range']): string =>
  DAY.formatRange(new Date(from), new Date(to));

/** Metrics of a range of days, compared with the same number of days before it. */
export function InsightsSection() {
  const address = useInsightsAddress();
  const { data, error, isPlaceholderData, refetch } = useQuery(insightsQuery(address.asked));
  const insights = error ? undefined : data;
  const [now] = useState(() => new Date());
  const today = calendarDay(now, insights?.timeZone ?? DEFAULT_SERVICE_ZONE);
  const shown = insights?.range ?? rangeUntil(today, address.asked.days ?? 1);
  const hint =
    insights &&
    texts.hint(rangeText(insights.range), rangeText(insights.before), insights.timeZone);
  return (
    <>
      <Panel
        title={texts.title}
        {...(hint && { hint })}
        action={
          insights && (
            <CsvButton
              of={texts.title}
              file={insightsFile('insights', insights.range)}
              text={() => metricsCsv(mainMetrics(insights))}
            />
          )
        }
      >
        <RangePicker address={address} shown={shown} />
        {insights ? (
          <MetricTiles metrics={mainMetrics(insights)} days={insights.days} today={today} />
        ) : error ? (
          <ErrorState
            message={readErrorText(error, texts.failed)}
            retryLabel={common.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting>
            <CircularProgress aria-label={texts.loading} />
          </Waiting>
        )}
      </Panel>
      {insights && <Details insights={insights} today={today} isBusy={isPlaceholderData} />}
    </>
  );
}

interface DetailsProps {
  readonly insights: Insights;
  /** `YYYY-MM-DD` in the service's zone. */
  readonly today: string;
  readonly isBusy: boolean;
}

function Details({ insights, today, isBusy }: DetailsProps) {
  const { range } = insights;
  return (
    <Columns aria-busy={isBusy}>
      <div className="wide">
        <RevenuePanel insights={insights} today={today} />
      </div>
      <PlanRevenuePanel insights={insights} />
      <MethodRevenuePanel insights={insights} />
      <ComparedPanel
        title={texts.orders}
        hint={texts.ordersHint}
        part="orders"
        range={range}
        metrics={orderMetrics(insights)}
      />
      <ComparedPanel
        title={texts.renewals}
        hint={texts.renewalsHint}
        part="renewals"
        range={range}
        metrics={renewalMetrics(insights)}
      />
      <div className="wide">
        <ServicesPanel insights={insights} />
      </div>
    </Columns>
  );
}
