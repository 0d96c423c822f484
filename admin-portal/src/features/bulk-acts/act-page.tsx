import { styled } from '@mui/material/styles';
import type { BulkActView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';
import { SkeletonRows, Surface } from '@portal/ui';
import { ReadFailed } from '../../shared/users/read-failed';
import { ActButtons } from './act-buttons';
import { ActHead, BackToAll } from './act-head';
import { ActNotice } from './act-notice';
import { ActRows } from './act-rows';
import { bulkActQuery } from './bulk-queries';
import { Figures } from './figures';
import { isUnderWay } from './progress';
import { ProgressBar } from './progress-bar';
import { texts } from './texts';
import type { ActAddress } from './use-act-address';
import { useFreshUsers } from './use-fresh-users';
import { useRunAct } from './use-run-act';

/** How long a dry run may be started, in ms. */
const DRAFT_MS = 60 * MINUTE_MS;

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > a': { justifySelf: 'start', marginBottom: -8 },
});

const Card = styled(Surface)({ padding: '16px 20px' });

interface WholeActProps {
  readonly act: BulkActView;
  /** When it was read, in epoch ms. */
  readonly readAt: number;
  readonly address: ActAddress;
}

function WholeAct({ act, readAt, address }: WholeActProps) {
  const running = useRunAct(act);
  useFreshUsers(act.state);
  const isOld = readAt - Date.parse(act.createdAt) > DRAFT_MS;
  const isTooOld = act.state === 'draft' && (isOld || running.isTooOld);
  return (
    <>
      <ActHead act={act}>
        <ActButtons act={act} running={running} isTooOld={isTooOld} />
      </ActHead>
      <ActNotice act={act} isTooOld={isTooOld} selection={address.selection} />
      {(isUnderWay(act.state) || act.state === 'stopped') && (
        <Card>
          <ProgressBar act={act} />
        </Card>
      )}
      <Figures act={act} />
      <ActRows act={act} address={address} />
    </>
  );
}

interface ActPageProps {
  readonly actId: string;
  readonly address: ActAddress;
}

/** One bulk action: what it would change, how far it is, or what came of it. */
export function ActPage({ actId, address }: ActPageProps) {
  const query = useQuery(bulkActQuery(actId));
  const { data, error, errorUpdateCount, dataUpdatedAt } = query;
  return (
    <Stack>
      <BackToAll />
      {data ? (
        <WholeAct key={data._id} act={data} readAt={dataUpdatedAt} address={address} />
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
