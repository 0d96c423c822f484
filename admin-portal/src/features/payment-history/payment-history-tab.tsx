import { PAYMENT_FILTERS } from '@portal/contracts';
import { PageHeader } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { DataList } from '../../shared/lists/data-list';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListTools } from '../../shared/lists/list-tools';
import { oneOf } from '../../shared/lists/params';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { paymentsQuery } from './payments-query';
import { PaymentsTable } from './payments-table';
import { texts } from './texts';

const PARAMS = { status: oneOf(PAYMENT_FILTERS, 'all') };

const CHIPS = PAYMENT_FILTERS.map((value) => ({ value, label: texts.chips[value] }));

/** Payment History: filter chips and a table with 15 orders per page, newest first. */
export function PaymentHistoryTab() {
  const params = useListParams(PARAMS);
  const { status } = params.values;
  const list = usePagedList(paymentsQuery(status, params.page), params);
  return (
    <>
      <PageHeader title={texts.title} />
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
        isEmpty={({ payments }) => payments.length === 0}
        empty={{ icon: ReceiptText, text: texts.empty }}
      >
        {({ payments }) => <PaymentsTable payments={payments} />}
      </DataList>
    </>
  );
}
