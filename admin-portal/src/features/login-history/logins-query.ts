import { send } from '@portal/api-client';
import { listLoginHistory } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** Sign-ins of a page. */
const PAGE_SIZE = 10;

/** A page of the login history; while the next one loads the last one stays. */
export const loginsQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'login-history', page],
    queryFn: ({ signal }) => send(listLoginHistory, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // It grows with every sign-in.
    staleTime: 0,
  });
