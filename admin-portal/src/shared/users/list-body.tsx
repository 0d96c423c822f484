import { styled } from '@mui/material/styles';
import type { ListUsersResponse, PaginationView, UserView } from '@portal/contracts';
import type { UseQueryResult } from '@portal/query';
import { EmptyState, PaddedCard, SkeletonRows } from '@portal/ui';
import { Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ListAddress } from './list-address';
import { Pager } from './pager';
import { ReadFailed } from './read-failed';

const Content = styled('div')({
  transition: 'opacity 120ms',
  // What stands there is of the page or search before.
  '&[aria-busy="true"]': { opacity: 0.55 },
});

/** What a list must know of its request. */
export type ListQuery = Pick<
  UseQueryResult<ListUsersResponse>,
  'data' | 'error' | 'errorUpdateCount' | 'isPlaceholderData' | 'refetch'
>;

interface ListBodyProps {
  readonly query: ListQuery;
  readonly address: ListAddress;
  /** Shown when an answer came that says nothing. */
  readonly failed: string;
  readonly empty: string;
  readonly children: (users: readonly UserView[]) => ReactNode;
}

/** Somebody deleted users, or the address was typed: the last page stands in for one that is none. */
function useExistingPage(pagination: PaginationView | undefined, address: ListAddress): void {
  const { page, setPage } = address;
  const last = pagination?.totalPages;
  useEffect(() => {
    if (last !== undefined && page > last) setPage(last, { replace: true });
  }, [last, page, setPage]);
}

/** A paged list of users in its states: loading, failed, empty, and with its pages. */
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
