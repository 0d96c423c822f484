import { send } from '@portal/api-client';
import { listActiveOffers } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** Offers of a page. */
const PAGE_SIZE = 15;

/** A page of the open offers; while the next one loads the last one stays. */
export const offersQuery = (page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'offers', page],
    queryFn: ({ signal }) => send(listActiveOffers, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
