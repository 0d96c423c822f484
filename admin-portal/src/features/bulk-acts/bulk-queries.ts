import { send } from '@portal/api-client';
import {
  type BulkActView,
  getBulkAct,
  listBulkActs,
  listBulkRows,
  type ListBulkRowsQuery,
} from '@portal/contracts';
import { pollEvery } from '@portal/dashboard';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';
import { isUnderWay } from './progress';

/** How often what runs is asked for, in ms. */
const POLL_MS = 1_000;

/** Users of a page of a bulk action. */
const ROWS = 25;

const poll = pollEvery(POLL_MS);

/** Cache keys of bulk actions. */
export const bulkKeys = {
  all: [...adminKeys.all, 'bulk-acts'] as const,
  list: (page: number) => [...bulkKeys.all, 'list', page] as const,
  act: (actId: string) => [...bulkKeys.all, 'act', actId] as const,
  rows: (actId: string, query: object) => [...bulkKeys.all, 'rows', actId, query] as const,
};

/** A page of bulk actions, newest first; read again while one of them is under way. */
export const bulkActsQuery = (page: number) =>
  queryOptions({
    queryKey: bulkKeys.list(page),
    queryFn: ({ signal }) => send(listBulkActs, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.bulkActs.some(({ state }) => isUnderWay(state)) ? poll(query) : false,
  });

/** One bulk action; read again each second while it is under way. */
export const bulkActQuery = (actId: string) =>
  queryOptions({
    queryKey: bulkKeys.act(actId),
    queryFn: async ({ signal }) => (await send(getBulkAct, { params: { actId }, signal })).bulkAct,
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data && isUnderWay(query.state.data.state) ? poll(query) : false,
  });

/** A page of its users, read as often as the bulk action itself. */
export const bulkRowsQuery = (
  { _id, state }: Pick<BulkActView, '_id' | 'state'>,
  query: Pick<ListBulkRowsQuery, 'outcome'> & { readonly page: number },
) =>
  queryOptions({
    queryKey: bulkKeys.rows(_id, query),
    queryFn: ({ signal }) =>
      send(listBulkRows, { params: { actId: _id }, query: { ...query, limit: ROWS }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isUnderWay(state) ? poll : false,
  });
