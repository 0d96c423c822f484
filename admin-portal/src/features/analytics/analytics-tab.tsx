import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled } from '@mui/material/styles';
import { ApiError } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { toCsv } from '@portal/rules';
import { ErrorState, PageHeader, Surface } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { texts } from '../../texts';
import { ChartFrame } from './chart-frame';
import { CohortsPanel } from './cohorts-panel';
import { CsvButton } from './insights/csv-button';
import { InsightsSection } from './insights/insights-section';
import { PopularityList } from './popularity-list';
import { statisticsQuery } from './statistics-query';
import { SummaryCards } from './summary-cards';
import { WaitingPanel } from './waiting/waiting-panel';

// The chart library is large and only this screen uses it.
const DownloadsChart = lazy(async () => ({
  default: (await import('./downloads-chart')).DownloadsChart,
}));

const appear = keyframes`from { opacity: 0 }`;

/** Fades in within about 100 ms after the metrics have been loaded. */
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  animation: `${appear} 200ms 100ms ease-out backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const First = styled('div')({ marginBottom: 16 });

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

/** Analytics: the metrics of the service. */
export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(statisticsQuery);
  return (
    <>
      <PageHeader
        title={texts.analytics.title}
        action={
          data && (
            <CsvButton
              of={texts.analytics.totals}
              file="totals.csv"
              text={() => toCsv([['metric', 'value'], ...Object.entries(data.overall)])}
            />
          )
        }
      />
      <First>
        <WaitingPanel />
      </First>
      {data ? (
        <Content>
          <SummaryCards stats={data.overall} trends={data.trends} />
          <InsightsSection />
          <ChartFrame points={data.overTime}>
            <Suspense>
              <DownloadsChart points={data.overTime} />
            </Suspense>
          </ChartFrame>
          <PopularityList services={data.popularity} />
          <CohortsPanel />
        </Content>
      ) : (
        <Surface>
          {error ? (
            <ErrorState
              message={reasonOf(error)}
              retryLabel={texts.retry}
              onRetry={() => void refetch()}
            />
          ) : (
            <Waiting>
              <CircularProgress aria-label={texts.analytics.loading} />
            </Waiting>
          )}
        </Surface>
      )}
    </>
  );
}

/**
 * An error answer of the service gets the text from the specification. Any other error shows its own
 * message.
 */
function reasonOf(error: Error): string {
  return error instanceof ApiError || error.message === '' ? texts.analytics.failed : error.message;
}
