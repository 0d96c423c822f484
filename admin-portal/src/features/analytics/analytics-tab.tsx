import { errorText } from '@portal/api-client';
import { useQuery } from '@portal/query';
import { ErrorState, PageHeader, Surface } from '@portal/ui';
import { texts } from '../../texts';
import { overallStatsQuery } from './overall-stats-query';
import { SummaryCards } from './summary-cards';

/** Analytics: the service in figures (spec admin.md §2). */
export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(overallStatsQuery);
  return (
    <>
      <PageHeader title={texts.analytics.title} />
      {error && !data ? (
        <Surface>
          <ErrorState
            message={errorText(error, texts.analytics.failed)}
            retryLabel={texts.retry}
            onRetry={() => void refetch()}
          />
        </Surface>
      ) : (
        <SummaryCards stats={data} />
      )}
    </>
  );
}
