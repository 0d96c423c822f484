import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { errorText } from '@portal/api-client';
import { HistoryBrowser } from '@portal/dashboard';
import { useQuery } from '@portal/query';
import { DialogFrame, EmptyState, ErrorState } from '@portal/ui';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { texts as shared } from '../../../shared/actions/texts';
import { texts as portal } from '../../../texts';
import { downloadsQuery } from '../../../shared/users/user-queries';
import { UserLine } from '../../../shared/actions/user-line';
import { texts } from '../texts';
import type { UserDialogProps } from './dialog-props';

const historyTexts = texts.history;

const Who = styled('div')({ padding: '0 24px 8px', '& > p': { margin: 0 } });

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 320 });

/** 'History': all downloads of the user, with a search field. */
export function HistoryDialog({ user, onClose }: UserDialogProps) {
  const { data, error, refetch } = useQuery(downloadsQuery(user.userId));
  return (
    <DialogFrame title={historyTexts.title} closeLabel={shared.close} onClose={onClose}>
      <Who>
        <UserLine user={user} />
      </Who>
      {data?.length ? (
        <HistoryBrowser items={data} service={null} />
      ) : (
        <Centre>
          {data ? (
            <EmptyState icon={<History size={24} aria-hidden />}>{historyTexts.empty}</EmptyState>
          ) : error ? (
            <ErrorState
              message={errorText(error, historyTexts.failed)}
              retryLabel={portal.retry}
              onRetry={() => void refetch()}
            />
          ) : (
            <CircularProgress size={28} thickness={4.5} aria-label={historyTexts.loading} />
          )}
        </Centre>
      )}
    </DialogFrame>
  );
}
