import { send } from '@portal/api-client';
import { getPriceLists } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';

/** The price lists and the draft. Read again every minute, because others edit the draft too. */
export const priceListsQuery = queryOptions({
  queryKey: ['admin', 'price-lists'],
  queryFn: ({ signal }) => send(getPriceLists, { signal }),
  refetchInterval: MINUTE_MS,
});
