import { styled } from '@mui/material/styles';
import type { MethodListView, PaymentMethodsResponse } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { PaddedCard, PageHeader } from '@portal/ui';
import { useMay } from '../../shared/access/use-may';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { VersionHistory } from '../../shared/versions/version-history';
import { versionTexts } from '../../shared/versions/version-texts';
import { HealthPanel } from './health-panel';
import { MethodChanges } from './method-changes';
import { MethodsPanel } from './methods-panel';
import { NewNumbers } from './new-numbers';
import { paymentMethodsQuery } from './payment-methods-query';
import { texts } from './texts';
import { useMethodDraft } from './use-method-draft';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Payment Methods: what is in effect, what is changed in this page, and all earlier versions. */
export function PaymentMethodsTab() {
  const query = useQuery(paymentMethodsQuery);
  const [current] = query.data?.lists ?? [];
  return (
    <>
      <PageHeader title={texts.title} />
      {query.data && current ? (
        <Lists data={query.data} current={current} now={query.dataUpdatedAt} />
      ) : (
        <PaddedCard aria-busy={query.errorUpdateCount === 0}>
          <LoadingOrFailed query={query} failed={texts.failed} rows={5} height={48} />
        </PaddedCard>
      )}
    </>
  );
}

interface ListsProps {
  readonly data: PaymentMethodsResponse;
  readonly current: MethodListView;
  readonly now: number;
}

function Lists({ data: { lists, health }, current, now }: ListsProps) {
  const mayEdit = useMay('money');
  const draft = useMethodDraft(current);
  return (
    <Stack>
      <NewNumbers lists={lists} now={now} />
      <MethodsPanel current={current} draft={draft} now={now} mayEdit={mayEdit} />
      <HealthPanel health={health} />
      <VersionHistory
        title={versionTexts.history}
        versions={lists}
        now={now}
        isAsking={draft.isChanged}
        onUse={mayEdit ? ({ methods }) => draft.change(methods) : null}
        changes={(label, before, after) => (
          <MethodChanges label={label} before={before.methods} after={after.methods} />
        )}
      />
    </Stack>
  );
}
