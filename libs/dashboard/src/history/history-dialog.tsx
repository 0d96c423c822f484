import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { DialogFrame, EmptyState, ErrorState } from '@portal/ui';
import { History } from 'lucide-react';
import { serviceHistoryQuery } from '../api/service-history';
import { ServiceBadge } from '../downloads/service-badge';
import { texts } from '../texts';
import { HistoryList } from './history-list';

const Body = styled('div')({ overflowY: 'auto', minHeight: 240, padding: '0 24px 24px' });

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 216 });

interface HistoryDialogProps {
  readonly userId: number;
  readonly service: string;
  readonly onClose: () => void;
}

function HistoryContent({ userId, service }: Omit<HistoryDialogProps, 'onClose'>) {
  const { data, isError, refetch } = useQuery(serviceHistoryQuery(userId, service));
  const { history } = texts;
  if (data?.length) return <HistoryList items={data} />;
  return (
    <Centre>
      {data ? (
        <EmptyState icon={<History size={24} aria-hidden />}>{history.empty(service)}</EmptyState>
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

/** Download History of one service (spec subscriber.md §2). */
export function HistoryDialog({ userId, service, onClose }: HistoryDialogProps) {
  const { title, close } = texts.history;
  return (
    <DialogFrame title={title} closeLabel={close} onClose={onClose}>
      <Body tabIndex={0} role="group" aria-label={service}>
        <p style={{ margin: '0 0 8px' }}>
          <ServiceBadge name={service} />
        </p>
        <HistoryContent userId={userId} service={service} />
      </Body>
    </DialogFrame>
  );
}
