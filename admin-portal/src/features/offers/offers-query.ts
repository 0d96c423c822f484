import { send } from '@portal/api-client';
import { listActiveOffers } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Offers per page. */
const PAGE_SIZE = 15;

/** A page of the open offers. */
export const offersQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'offers', page],
    queryFn: ({ signal }) => send(listActiveOffers, { query: { page, limit: PAGE_SIZE }, signal }),
  });
