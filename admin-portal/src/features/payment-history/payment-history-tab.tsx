import { styled } from '@mui/material/styles';
import { PAYMENT_FILTERS } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { FilterChips } from '../../shared/lists/filter-chips';
import { useListAddress } from '../../shared/users/list-address';
import { ListTools } from '../../shared/lists/list-tools';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { paymentsQuery } from './payments-query';
import { PaymentsTable } from './payments-table';
import { texts } from './texts';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page or filter.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

const CHIPS = PAYMENT_FILTERS.map((filter) => ({
  value: filter === 'all' ? null : filter,
  label: texts.chips[filter],
  count: undefined,
}));

/** Payment History: filter chips and a table with 15 orders per page, newest first. */
export function PaymentHistoryTab() {
  const { page, status: named, setPage, setStatus } = useListAddress();
  const status = PAYMENT_FILTERS.find((known) => known === named) ?? 'all';
  const { data, error, errorUpdateCount, isPlaceholderData, refetch } = useQuery(
    paymentsQuery(status, page),
  );
  const last = isPlaceholderData ? undefined : data?.pagination.totalPages;
  useEffect(() => {
    // Orders may have ended, or the address was typed. Then the last page is shown.
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  return (
    <>
      <PageHeader title={texts.title} />
      <ListTools>
        <FilterChips chips={CHIPS} picked={status === 'all' ? null : status} onPick={setStatus} />
      </ListTools>
      <MaskedNotice kind="reference-code" />
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          {data.payments.length > 0 ? (
            <PaymentsTable payments={data.payments} />
          ) : (
            <PaddedCard>
              <EmptyState icon={<ReceiptText size={24} aria-hidden />}>{texts.empty}</EmptyState>
            </PaddedCard>
          )}
          <Pager pagination={data.pagination} onPage={setPage} />
        </Content>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.failed} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={8} height={36} />
          )}
        </PaddedCard>
      )}
    </>
  );
}
