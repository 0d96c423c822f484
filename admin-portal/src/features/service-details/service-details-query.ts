import { send } from '@portal/api-client';
import { getServiceDetails } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';

/** The service details with their history. Read again every minute, because others change them too. */
export const serviceDetailsQuery = queryOptions({
  queryKey: ['admin', 'service-details'],
  queryFn: ({ signal }) => send(getServiceDetails, { signal }),
  refetchInterval: MINUTE_MS,
});
