import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PriceListsResponse, PriceListView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { PaddedCard, PageHeader } from '@portal/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useMay } from '../../shared/access/use-may';
import { LoadingOrFailed } from '../../shared/lists/loading-or-failed';
import { CurrentPanel } from './current-panel';
import { DraftPanel } from './draft/draft-panel';
import { type Draft, useDraft } from './draft/use-draft';
import { HistoryPanel } from './history-panel';
import { priceListsQuery } from './price-lists-query';
import { texts } from './texts';
import { WaitingNotice } from './waiting-notice';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Plans and Prices: the price list in effect, the draft of the next one, and all earlier ones. */
export function PriceListsTab() {
  const query = useQuery(priceListsQuery);
  const mayEdit = useMay('money');
  const { data } = query;
  const draft = useDraft(data?.draft ?? null);
  const current = data?.lists.find(({ number }) => number === data.current);
  const mayStart = mayEdit && current && draft.plans === null;
  return (
    <>
      <PageHeader
        title={texts.title}
        action={
          mayStart && (
            <Button
              variant="contained"
              startIcon={<Pencil size={16} />}
              onClick={() => draft.change(current.plans)}
            >
              {texts.edit}
            </Button>
          )
        }
      />
      {data && current ? (
        <Lists
          data={data}
          current={current}
          now={query.dataUpdatedAt}
          draft={draft}
          mayEdit={mayEdit}
        />
      ) : (
        <PaddedCard aria-busy={query.errorUpdateCount === 0}>
          <LoadingOrFailed query={query} failed={texts.failed} rows={10} height={36} />
        </PaddedCard>
      )}
    </>
  );
}

interface ListsProps {
  readonly data: PriceListsResponse;
  readonly current: PriceListView;
  readonly now: number;
  readonly draft: Draft;
  readonly mayEdit: boolean;
}

function Lists({ data, current, now, draft, mayEdit }: ListsProps) {
  const { lists } = data;
  const waiting = lists.find(({ number }) => number === data.waiting);
  return (
    <Stack>
      {waiting?.effectiveFrom && (
        <WaitingNotice list={waiting} effectiveFrom={waiting.effectiveFrom} lists={lists} />
      )}
      {draft.plans && (
        <DraftPanel
          data={data}
          now={now}
          draft={draft}
          plans={draft.plans}
          published={current.plans}
          mayEdit={mayEdit}
        />
      )}
      <CurrentPanel list={current} now={now} isFolded={draft.plans !== null} />
      <HistoryPanel
        data={data}
        now={now}
        onUse={mayEdit ? ({ plans }) => draft.change(plans) : null}
      />
    </Stack>
  );
}
