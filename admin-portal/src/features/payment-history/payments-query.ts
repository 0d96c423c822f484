import { send } from '@portal/api-client';
import { listPayments, type PaymentFilter } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** Orders per page. */
const PAGE_SIZE = 15;

/** A page of orders. While the next page is loaded, the previous one stays on the screen. */
export const paymentsQuery = (status: PaymentFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payments', status, page],
    queryFn: ({ signal }) =>
      send(listPayments, { query: { status, page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // Orders time out without any request.
    staleTime: 0,
  });
