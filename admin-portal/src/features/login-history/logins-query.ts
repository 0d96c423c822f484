import { send } from '@portal/api-client';
import { listLoginHistory } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Sign-ins per page. */
const PAGE_SIZE = 10;

/** A page of the login history. */
export const loginsQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'login-history', page],
    queryFn: ({ signal }) => send(listLoginHistory, { query: { page, limit: PAGE_SIZE }, signal }),
    // Every sign-in adds an entry.
    staleTime: 0,
  });
