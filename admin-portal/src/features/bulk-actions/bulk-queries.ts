import { send } from '@portal/api-client';
import {
  type BulkActionView,
  getBulkAction,
  listBulkActions,
  listBulkRows,
  type ListBulkRowsQuery,
} from '@portal/contracts';
import { pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';
import { isUnderWay } from './progress';

/** Polling interval of a running bulk action, in ms. */
const POLL_MS = 1_000;

const poll = pollEvery(POLL_MS);

/** A page of a list, from 1, with its size. */
interface PagePlace {
  readonly page: number;
  readonly limit: number;
}

/** Cache keys of bulk actions. */
export const bulkKeys = {
  all: [...adminKeys.all, 'bulk-actions'] as const,
  list: (place: PagePlace) => [...bulkKeys.all, 'list', place] as const,
  action: (actionId: string) => [...bulkKeys.all, 'action', actionId] as const,
  rows: (actionId: string, query: object) => [...bulkKeys.all, 'rows', actionId, query] as const,
};

/** A page of bulk actions, newest first. Polled while one of them is running. */
export const bulkActionsQuery = (place: PagePlace) =>
  queryOptions({
    queryKey: bulkKeys.list(place),
    queryFn: ({ signal }) => send(listBulkActions, { query: { ...place }, signal }),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.bulkActions.some(({ state }) => isUnderWay(state)) ? poll(query) : false,
  });

/** One bulk action. Polled every second while it is running. */
export const bulkActionQuery = (actionId: string) =>
  queryOptions({
    queryKey: bulkKeys.action(actionId),
    queryFn: async ({ signal }) =>
      (await send(getBulkAction, { params: { actionId }, signal })).bulkAction,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data && isUnderWay(query.state.data.state) ? poll(query) : false,
  });

/** A page of users of a bulk action. Polled like the bulk action itself. */
export const bulkRowsQuery = (
  { _id, state }: Pick<BulkActionView, '_id' | 'state'>,
  query: Pick<ListBulkRowsQuery, 'outcome'> & PagePlace,
) =>
  queryOptions({
    queryKey: bulkKeys.rows(_id, query),
    queryFn: ({ signal }) => send(listBulkRows, { params: { actionId: _id }, query, signal }),
    staleTime: 0,
    refetchInterval: isUnderWay(state) ? poll : false,
  });
