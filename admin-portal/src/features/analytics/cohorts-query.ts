import { send } from '@portal/api-client';
import { getPurchaseCohorts } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';

/** Users by the month of their first purchase. The service calculates them every 15 minutes. */
export const cohortsQuery = queryOptions({
  queryKey: ['admin', 'cohorts'],
  queryFn: async ({ signal }) => (await send(getPurchaseCohorts, { signal })).cohorts,
  staleTime: 15 * MINUTE_MS,
});
