import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { DialogFrame, EmptyState, ErrorState } from '@portal/ui';
import { History } from 'lucide-react';
import { historyQuery } from '../api/history';
import { useTexts } from '../texts/use-texts';
import { HistoryBrowser } from './history-browser';

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

interface HistoryDialogProps {
  readonly userId: number;
  /** Null means all services. */
  readonly service: string | null;
  readonly onClose: () => void;
}

/** Download History of one service or of all. */
export function HistoryDialog({ userId, service, onClose }: HistoryDialogProps) {
  const { history } = useTexts();
  const { data, isError, refetch } = useQuery(historyQuery(userId, service));
  return (
    <DialogFrame title={history.title} closeLabel={history.close} onClose={onClose}>
      {data?.length ? (
        <HistoryBrowser items={data} service={service} />
      ) : (
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
      )}
    </DialogFrame>
  );
}
