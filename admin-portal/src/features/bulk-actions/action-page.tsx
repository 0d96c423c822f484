import { styled } from '@mui/material/styles';
import type { BulkActionView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';
import { SkeletonRows, Surface } from '@portal/ui';
import { ReadFailed } from '../../shared/lists/read-failed';
import { ActionButtons } from './action-buttons';
import { ActionHead, BackToAll } from './action-head';
import { ActionNotice } from './action-notice';
import { ActionRows } from './action-rows';
import { bulkActionQuery } from './bulk-queries';
import { Numbers } from './numbers';
import { isUnderWay } from './progress';
import { ProgressBar } from './progress-bar';
import { texts } from './texts';
import type { ActionAddress } from './use-action-address';
import { useFreshUsers } from './use-fresh-users';
import { useRunAction } from './use-run-action';

/** How long a dry run can be started, in ms. */
const DRAFT_MS = 60 * MINUTE_MS;

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > a': { justifySelf: 'start', marginBottom: -8 },
});

const Card = styled(Surface)({ padding: '16px 20px' });

interface WholeActionProps {
  readonly action: BulkActionView;
  /** When the bulk action was read, in epoch ms. */
  readonly readAt: number;
  readonly address: ActionAddress;
}

function WholeAction({ action, readAt, address }: WholeActionProps) {
  const running = useRunAction(action);
  useFreshUsers(action.state);
  const isOld = readAt - Date.parse(action.createdAt) > DRAFT_MS;
  const isTooOld = action.state === 'draft' && (isOld || running.isTooOld);
  return (
    <>
      <ActionHead action={action}>
        <ActionButtons action={action} running={running} isTooOld={isTooOld} />
      </ActionHead>
      <ActionNotice action={action} isTooOld={isTooOld} selection={address.selection} />
      {(isUnderWay(action.state) || action.state === 'stopped') && (
        <Card>
          <ProgressBar action={action} />
        </Card>
      )}
      <Numbers action={action} />
      <ActionRows action={action} address={address} />
    </>
  );
}

interface ActionPageProps {
  readonly actionId: string;
  readonly address: ActionAddress;
}

/** One bulk action: its dry run, its progress or its result. */
export function ActionPage({ actionId, address }: ActionPageProps) {
  const query = useQuery(bulkActionQuery(actionId));
  const { data, error, errorUpdateCount, dataUpdatedAt } = query;
  return (
    <Stack>
      <BackToAll />
      {data ? (
        <WholeAction key={data._id} action={data} readAt={dataUpdatedAt} address={address} />
      ) : (
        <Surface style={{ padding: 24 }} aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.failed} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonRows count={8} height={28} />
          )}
        </Surface>
      )}
    </Stack>
  );
}
