import { send } from '@portal/api-client';
import { getAdminFactor } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** The authenticator app of who is signed in. */
export const adminFactorQuery = queryOptions({
  queryKey: ['admin', 'factor'],
  queryFn: ({ signal }) => send(getAdminFactor, { signal }),
});
