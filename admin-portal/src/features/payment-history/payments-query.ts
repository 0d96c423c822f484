import { send } from '@portal/api-client';
import { listPayments, type PaymentFilter } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Orders per page. */
const PAGE_SIZE = 15;

/** A page of orders. */
export const paymentsQuery = (status: PaymentFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payments', status, page],
    queryFn: ({ signal }) =>
      send(listPayments, { query: { status, page, limit: PAGE_SIZE }, signal }),
    // Orders time out without any request.
    staleTime: 0,
  });
