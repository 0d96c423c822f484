import { send } from '@portal/api-client';
import { getPaymentMethods } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { MINUTE_MS } from '@portal/rules';

/** The payment methods with their history. Read again every minute, because others change them too. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['admin', 'payment-methods'],
  queryFn: ({ signal }) => send(getPaymentMethods, { signal }),
  refetchInterval: MINUTE_MS,
});
