import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, ErrorState } from '@portal/ui';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { historyQuery } from '../api/history';
import { useTexts } from '../texts/use-texts';
import { HistoryBrowser } from './history-browser';

// The height with downloads, so that a dialog does not grow when they arrive.
const Centre = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'calc(min(60vh, 560px) + 140px)',
});

interface HistoryContentProps {
  readonly userId: number;
  /** Null means all services. */
  readonly service: string | null;
}

/** The downloads of one service or of all: loading, empty, failed, or with a search. */
export function HistoryContent({ userId, service }: HistoryContentProps) {
  const { history } = useTexts();
  const { data, isError, refetch } = useQuery(historyQuery(userId, service));
  if (data?.length) return <HistoryBrowser items={data} service={service} />;
  return (
    <Centre>
      {data ? (
        <EmptyState icon={<History size={24} aria-hidden />}>
          {service === null ? history.emptyAll : history.empty(service)}
        </EmptyState>
      ) : isError ? (
        <ErrorState
          message={history.failed}
          retryLabel={history.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <CircularProgress size={28} thickness={4.5} aria-label={history.loading} />
      )}
    </Centre>
  );
}
