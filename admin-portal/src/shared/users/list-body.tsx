import { styled } from '@mui/material/styles';
import type { ListUsersResponse, PaginationView, UserView } from '@portal/contracts';
import type { UseQueryResult } from '@portal/query';
import { EmptyState, PaddedCard, SkeletonRows } from '@portal/ui';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ListAddress } from './list-address';
import { Pager } from '../lists/pager';
import { ReadFailed } from '../lists/read-failed';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // Dimmed, because the rows still belong to the previous page or search.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** The parts of a query that a list needs. */
export type ListQuery = Pick<
  UseQueryResult<ListUsersResponse>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData' | 'refetch'
>;

interface ListBodyProps {
  readonly query: ListQuery;
  readonly address: ListAddress;
  /** Shown for an answer without a message. */
  readonly failed: string;
  readonly empty: string;
  readonly children: (users: readonly UserView[]) => ReactNode;
}

/** Users may have been deleted, or the address was typed. Then the last page is shown. */
function useExistingPage(pagination: PaginationView | undefined, address: ListAddress): void {
  const { page, setPage } = address;
  const last = pagination?.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
}

/** A paged list of users with its states: loading, failed, empty and loaded. */
export function ListBody({ query, address, failed, empty, children }: ListBodyProps) {
  const { data, error, isPlaceholderData } = query;
  useExistingPage(isPlaceholderData ? undefined : data?.pagination, address);
  if (!data) {
    return (
      <PaddedCard aria-busy={query.errorUpdateCount === 0}>
        {query.errorUpdateCount > 0 ? (
          <ReadFailed error={error} failed={failed} onRetry={() => void query.refetch()} />
        ) : (
          <SkeletonRows count={8} height={36} />
        )}
      </PaddedCard>
    );
  }
  return (
    <Content aria-busy={isPlaceholderData}>
      {data.users.length > 0 ? (
        children(data.users)
      ) : (
        <PaddedCard>
          <EmptyState icon={<Users size={24} aria-hidden />}>{empty}</EmptyState>
        </PaddedCard>
      )}
      {data.pagination && <Pager pagination={data.pagination} onPage={address.setPage} />}
    </Content>
  );
}
