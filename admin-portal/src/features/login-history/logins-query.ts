import { send } from '@portal/api-client';
import { listLoginHistory, type ListLoginHistoryQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Which sign-ins are listed, without the page. */
export type LoginsFilter = Omit<ListLoginHistoryQuery, 'page' | 'limit'>;

/** A page of the login history. */
export const loginsQuery = (filter: LoginsFilter, page: number, limit: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'login-history', filter, page, limit],
    queryFn: ({ signal }) => send(listLoginHistory, { query: { ...filter, page, limit }, signal }),
    // Every sign-in adds an entry.
    staleTime: 0,
  });
