import { styled } from '@mui/material/styles';
import type { BulkActionView, BulkSelection } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useLocation } from '@portal/router';
import { MINUTE_MS } from '@portal/rules';
import { PaddedCard, Surface } from '@portal/ui';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { ActionButtons } from './action-buttons';
import { ActionHead, BackToAll } from './action-head';
import { ActionNotice } from './action-notice';
import type { ActionParams } from './action-params';
import { ActionRows } from './action-rows';
import { bulkActionQuery } from './bulk-queries';
import { Numbers } from './numbers';
import { isUnderWay } from './progress';
import { ProgressBar } from './progress-bar';
import { texts } from './texts';
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
  readonly params: ActionParams;
}

function WholeAction({ action, readAt, params }: WholeActionProps) {
  // Only usePlanAction writes this history state.
  const state = useLocation().state as { readonly selection?: BulkSelection } | null;
  const running = useRunAction(action);
  useFreshUsers(action.state);
  const isOld = readAt - Date.parse(action.createdAt) > DRAFT_MS;
  const isTooOld = action.state === 'draft' && (isOld || running.isTooOld);
  return (
    <>
      <ActionHead action={action}>
        <ActionButtons action={action} running={running} isTooOld={isTooOld} />
      </ActionHead>
      <ActionNotice action={action} isTooOld={isTooOld} selection={state?.selection ?? null} />
      {(isUnderWay(action.state) || action.state === 'stopped') && (
        <Card>
          <ProgressBar action={action} />
        </Card>
      )}
      <Numbers action={action} />
      <ActionRows action={action} params={params} />
    </>
  );
}

interface ActionPageProps {
  readonly actionId: string;
  readonly params: ActionParams;
}

/** One bulk action: its dry run, its progress or its result. */
export function ActionPage({ actionId, params }: ActionPageProps) {
  const query = useQuery(bulkActionQuery(actionId));
  const { data, errorUpdateCount, dataUpdatedAt } = query;
  return (
    <Stack>
      <BackToAll />
      {data ? (
        <WholeAction key={data._id} action={data} readAt={dataUpdatedAt} params={params} />
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          <LoadingOrFailed query={query} failed={texts.failed} rows={8} height={28} />
        </PaddedCard>
      )}
    </Stack>
  );
}
