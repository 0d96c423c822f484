import { send } from '@portal/api-client';
import { listLoginHistory } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** A page of the login history. */
export const loginsQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'login-history', page, limit],
    queryFn: ({ signal }) => send(listLoginHistory, { query: { page, limit }, signal }),
    // Every sign-in adds an entry.
    staleTime: 0,
  });
