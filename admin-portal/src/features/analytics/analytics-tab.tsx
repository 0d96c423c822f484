import CircularProgress from '@mui/material/CircularProgress';
import { keyframes, styled } from '@mui/material/styles';
import { ApiError } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { toCsv } from '@portal/rules';
import { ErrorState, PageHeader, Surface } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { texts } from '../../texts';
import { ChartFrame } from './chart-frame';
import { CsvButton } from './insights/csv-button';
import { InsightsSection } from './insights/insights-section';
import { PopularityList } from './popularity-list';
import { statisticsQuery } from './statistics-query';
import { SummaryCards } from './summary-cards';

// The chart's library is large and drawn nowhere else.
const DownloadsChart = lazy(async () => ({
  default: (await import('./downloads-chart')).DownloadsChart,
}));

const appear = keyframes`from { opacity: 0 }`;

/** Fades in about 100 ms after the metrics are there. */
const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  animation: `${appear} 200ms 100ms ease-out backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

/** Analytics: the service in metrics. */
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
      {data ? (
        <Content>
          <SummaryCards stats={data.overall} />
          <ChartFrame points={data.overTime}>
            <Suspense>
              <DownloadsChart points={data.overTime} />
            </Suspense>
          </ChartFrame>
          <PopularityList services={data.popularity} />
          <InsightsSection />
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

/** An answer that is not ok has the specification's text; whatever else was thrown has its own. */
function reasonOf(error: Error): string {
  return error instanceof ApiError || error.message === '' ? texts.analytics.failed : error.message;
}
