import { send } from '@portal/api-client';
import { listActiveOffers, type ListOffersQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Which open offers are listed, without the page. */
export type OffersFilter = Omit<ListOffersQuery, 'page' | 'limit'>;

/** A page of the open offers. */
export const offersQuery = (filter: OffersFilter, page: number, limit: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'offers', filter, page, limit],
    queryFn: ({ signal }) => send(listActiveOffers, { query: { ...filter, page, limit }, signal }),
  });
