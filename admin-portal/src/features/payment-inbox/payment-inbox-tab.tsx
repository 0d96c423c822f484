import { styled } from '@mui/material/styles';
import { INBOX_KINDS, TIME_SORTS } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { paths } from '../../paths';
import { useMay } from '../../shared/access/use-may';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListBar } from '../../shared/lists/list-bar';
import { ListTools } from '../../shared/lists/list-tools';
import { moveBetweenRows } from '../../shared/lists/move-between-rows';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { oneOf } from '../../shared/lists/params';
import { SortField } from '../../shared/lists/sort-field';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import type { Decision } from '../../shared/payments/decision';
import { DecisionDialog } from '../../shared/payments/decision-dialog';
import { PaymentFilters } from '../../shared/payments/payment-filters';
import {
  PAYMENT_PARAMS,
  PAYMENT_PILLS,
  paymentFilterOf,
} from '../../shared/payments/payment-params';
import { InboxCard } from '../../shared/payments/inbox-card';
import { inboxQuery } from './inbox-query';
import { texts } from '../../shared/payments/texts';

/** Without a kind in the address the service chooses the first one that has work. */
const ANY_KIND = '';

const PARAMS = {
  ...PAYMENT_PARAMS,
  status: oneOf([ANY_KIND, ...INBOX_KINDS], ANY_KIND),
  sort: oneOf(TIME_SORTS, 'time'),
  size: pageSizeParam(15, 25),
};

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** Payment Inbox: money and messages that need a decision by an administrator. */
export function PaymentInboxTab() {
  const params = useListParams(PARAMS);
  const picked = params.values.status;
  const mayDecide = useMay('money');
  const [decision, setDecision] = useState<Decision | null>(null);
  const filter = paymentFilterOf(params.values);
  const isFiltered = Object.keys(filter).length > 0;
  const kinds = picked === ANY_KIND ? {} : { kind: picked };
  const order = sortQuery(params.values.sort, 'time');
  const place = { page: params.page, limit: Number(params.values.size) };
  const list = usePagedList(inboxQuery({ ...filter, ...kinds, ...order, ...place }), params);
  const kind = picked === ANY_KIND ? (list.query.data?.kind ?? INBOX_KINDS[0]) : picked;
  const close = (): void => {
    setDecision(null);
    // Also after a refusal, because another administrator may have decided first.
    void list.query.refetch();
  };
  const chips = INBOX_KINDS.map((value) => ({
    value,
    label: texts.chips[value],
    count: list.query.data?.counts[value],
  }));
  return (
    <>
      <PageHeader title={texts.title} />
      <PaymentFilters values={params.values} hasSenders set={params.set} replace={params.replace} />
      <ListTools>
        <FilterChips chips={chips} picked={kind} onPick={(status) => params.set({ status })} />
      </ListTools>
      <ListBar list="payment-inbox" params={params} words={PAYMENT_PILLS}>
        <SortField params={params} words={lists.timeSorts} />
      </ListBar>
      <DataList
        list={list}
        failed={texts.failed}
        sizes={params}
        skeleton={{ rows: 6, height: 72 }}
        isEmpty={({ items }) => items.length === 0}
        empty={{ icon: Inbox, text: isFiltered ? texts.noneFound : texts.empty[kind] }}
      >
        {({ items }) => (
          <Cards onKeyDown={moveBetweenRows}>
            {items.map((item) => (
              <InboxCard
                key={`${item.kind} ${item._id}`}
                item={item}
                {...(item.kind !== 'unparsed' && { record: paths.payment(item._id) })}
                now={list.query.dataUpdatedAt}
                onDecide={mayDecide ? setDecision : null}
              />
            ))}
          </Cards>
        )}
      </DataList>
      {decision && <DecisionDialog decision={decision} onClose={close} />}
    </>
  );
}
