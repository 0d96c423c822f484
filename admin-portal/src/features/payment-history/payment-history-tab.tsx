import { PAYMENT_FILTERS } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import { useMay } from '../../shared/access/use-may';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { oneOf } from '../../shared/lists/params';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { filterTexts } from '../../shared/payments/filter-texts';
import { PaymentFilters } from '../../shared/payments/payment-filters';
import {
  isTurnedRound,
  PAYMENT_PARAMS,
  paymentFilterOf,
} from '../../shared/payments/payment-params';
import { paymentsQuery } from './payments-query';
import { PaymentsTable } from './payments-table';
import { texts } from './texts';

const PARAMS = {
  ...PAYMENT_PARAMS,
  status: oneOf(PAYMENT_FILTERS, 'all'),
  size: pageSizeParam(15),
};

const CHIPS = PAYMENT_FILTERS.map((value) => ({ value, label: texts.chips[value] }));

/** Payment History: search, filter chips and a table with 15 orders per page, newest first. */
export function PaymentHistoryTab() {
  const params = useListParams(PARAMS);
  const { status, size } = params.values;
  const filter = paymentFilterOf(params.values);
  const query = { ...filter, status, page: params.page, limit: Number(size) };
  const list = usePagedList(paymentsQuery(query), params);
  return (
    <>
      <PageHeader title={texts.title} />
      <PaymentFilters
        values={params.values}
        hasSenders={useMay('money')}
        set={params.set}
        replace={params.replace}
      />
      <ListTools>
        <FilterChips
          chips={CHIPS}
          picked={status}
          onPick={(value) => params.set({ status: value })}
        />
      </ListTools>
      <MaskedNotice kind="reference-code" />
      <DataList
        list={list}
        failed={texts.failed}
        sizes={params}
        isEmpty={({ payments }) => payments.length === 0}
        empty={{
          icon: ReceiptText,
          text: isTurnedRound(filter) ? filterTexts.turnedRound : texts.empty,
        }}
      >
        {({ payments, isCut }) => (
          <>
            {isCut && <p role="note">{filterTexts.cut}</p>}
            <PaymentsTable payments={payments} />
          </>
        )}
      </DataList>
    </>
  );
}
