import { send } from '@portal/api-client';
import { listActiveOffers } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** A page of the open offers. */
export const offersQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'offers', page, limit],
    queryFn: ({ signal }) => send(listActiveOffers, { query: { page, limit }, signal }),
  });
