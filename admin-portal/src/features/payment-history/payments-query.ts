import { send } from '@portal/api-client';
import { listPayments, type ListPaymentsQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** A page of orders. */
export const paymentsQuery = (query: ListPaymentsQuery) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payments', query],
    queryFn: ({ signal }) => send(listPayments, { query, signal }),
    // Orders time out without any request.
    staleTime: 0,
  });
