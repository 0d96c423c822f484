import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { DialogFrame, EmptyState, ErrorState, formatCount, tabularFigures } from '@portal/ui';
import { History } from 'lucide-react';
import { serviceHistoryQuery } from '../api/service-history';
import { ServiceBadge } from '../downloads/service-badge';
import { texts } from '../texts';
import { HistoryList } from './history-list';

const Body = styled('div')({ overflowY: 'auto', minHeight: 240, padding: '0 24px 24px' });

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 216 });

const Head = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 8px',
  color: theme.vars.palette.text.secondary,
}));

interface HistoryDialogProps {
  readonly userId: number;
  readonly service: string;
  readonly onClose: () => void;
}

/** Download History of one service (spec subscriber.md §2). */
export function HistoryDialog({ userId, service, onClose }: HistoryDialogProps) {
  const { data, isError, refetch } = useQuery(serviceHistoryQuery(userId, service));
  const { history } = texts;
  return (
    <DialogFrame title={history.title} closeLabel={history.close} onClose={onClose}>
      <Body tabIndex={0} role="group" aria-label={service}>
        <Head>
          <ServiceBadge name={service} />
          {data && `${formatCount(data.length)} ${history.count(data.length)}`}
        </Head>
        {data?.length ? (
          <HistoryList items={data} />
        ) : (
          <Centre>
            {data ? (
              <EmptyState icon={<History size={24} aria-hidden />}>
                {history.empty(service)}
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
      </Body>
    </DialogFrame>
  );
}
