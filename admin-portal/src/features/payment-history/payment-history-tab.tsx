import { PAYMENT_FILTERS } from '@portal/contracts';
import { PageHeader, useFormats } from '@portal/ui';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMay } from '../../shared/access/use-may';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useColumnChoice } from '../../shared/lists/column-choice';
import { DataList } from '../../shared/lists/data-list';
import { ExportButton } from '../../shared/lists/export-button';
import { FilterChips } from '../../shared/lists/filter-chips';
import { ListBar } from '../../shared/lists/list-bar';
import { ListTools } from '../../shared/lists/list-tools';
import { pageSizeParam } from '../../shared/lists/page-sizes';
import { oneOf } from '../../shared/lists/params';
import type { PillTexts } from '../../shared/lists/pills';
import { texts as lists } from '../../shared/lists/texts';
import { sortQuery, timeSort } from '../../shared/lists/time-sort';
import { useListParams } from '../../shared/lists/use-list-params';
import { usePagedList } from '../../shared/lists/use-paged-list';
import { filterTexts } from '../../shared/payments/filter-texts';
import { PaymentFilters } from '../../shared/payments/payment-filters';
import {
  isTurnedRound,
  PAYMENT_PARAMS,
  PAYMENT_PILLS,
  paymentFilterOf,
} from '../../shared/payments/payment-params';
import { paymentsFileWriter } from './payments-file';
import { paymentsQuery } from './payments-query';
import { paymentColumns, PaymentsTable } from './payments-table';
import { texts } from './texts';

const PARAMS = {
  ...PAYMENT_PARAMS,
  status: oneOf(PAYMENT_FILTERS, 'all'),
  sort: timeSort,
  size: pageSizeParam(15),
};

const PILLS: PillTexts<typeof PARAMS> = {
  status: (status) => lists.pills.status(texts.chips[status]),
  ...PAYMENT_PILLS,
};

const CHIPS = PAYMENT_FILTERS.map((value) => ({ value, label: texts.chips[value] }));

/** Payment History: search, filter chips and a table with 15 orders per page, newest or oldest first. */
export function PaymentHistoryTab() {
  const params = useListParams(PARAMS);
  const { status, sort, size } = params.values;
  const filter = paymentFilterOf(params.values);
  const listed = { ...filter, status, ...sortQuery(sort, '-time') };
  const query = { ...listed, page: params.page, limit: Number(size) };
  const list = usePagedList(paymentsQuery(query), params);
  const choice = useColumnChoice('payments', paymentColumns(useFormats()));
  const { columns } = choice;
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
      <ListBar list="payments" params={params} words={PILLS} choice={choice}>
        <ExportButton key={JSON.stringify(listed)} write={paymentsFileWriter(listed, columns)} />
      </ListBar>
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
            <PaymentsTable
              payments={payments}
              columns={columns}
              sorting={{ picked: sort, onPick: (next) => params.set({ sort: next }) }}
            />
          </>
        )}
      </DataList>
    </>
  );
}
