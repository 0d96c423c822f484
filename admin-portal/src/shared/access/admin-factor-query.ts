import { send } from '@portal/api-client';
import { getAdminFactor } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** The authenticator app of the signed-in administrator. */
export const adminFactorQuery = queryOptions({
  queryKey: ['admin', 'factor'],
  queryFn: ({ signal }) => send(getAdminFactor, { signal }),
});
