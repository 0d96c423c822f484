import { send } from '@portal/api-client';
import { getPayment } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** The record of a payment. */
export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'payment', paymentId],
    queryFn: async ({ signal }) =>
      (await send(getPayment, { params: { paymentId }, signal })).payment,
    // Money may arrive at any time.
    staleTime: 0,
  });
