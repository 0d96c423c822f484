import { styled } from '@mui/material/styles';
import { useQuery } from '@portal/query';
import { EmptyState, PaddedCard, PageHeader, SkeletonRows } from '@portal/ui';
import { Gift } from 'lucide-react';
import { useEffect } from 'react';
import { MaskedNotice } from '../../shared/access/masked-notice';
import { useMay } from '../../shared/access/use-may';
import { useListAddress } from '../../shared/users/list-address';
import { Pager } from '../../shared/lists/pager';
import { ReadFailed } from '../../shared/lists/read-failed';
import { offersQuery } from './offers-query';
import { OffersTable } from './offers-table';
import { texts } from './texts';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** Active Offers: the offers that users can still use, newest first. */
export function OffersTab() {
  const { page, setPage } = useListAddress();
  const { data, error, errorUpdateCount, isPlaceholderData, refetch } = useQuery(offersQuery(page));
  const mayRemove = useMay('money');
  const last = isPlaceholderData ? undefined : data?.pagination?.totalPages;
  useEffect(() => {
    // The last offer of this page was removed, so the previous page is shown.
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
  return (
    <>
      <PageHeader title={texts.title} />
      <MaskedNotice kind="offer-code" />
      {data ? (
        <Content aria-busy={isPlaceholderData}>
          {data.offers.length > 0 ? (
            <OffersTable offers={data.offers} mayRemove={mayRemove} />
          ) : (
            <PaddedCard>
              <EmptyState icon={<Gift size={24} aria-hidden />}>{texts.empty}</EmptyState>
            </PaddedCard>
          )}
          {data.pagination && <Pager pagination={data.pagination} onPage={setPage} />}
        </Content>
      ) : (
        <PaddedCard aria-busy={errorUpdateCount === 0}>
          {errorUpdateCount > 0 ? (
            <ReadFailed error={error} failed={texts.readFailed} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows count={8} height={36} />
          )}
        </PaddedCard>
      )}
    </>
  );
}
