import { send } from '@portal/api-client';
import { getOrderStatus, type OrderStatusResponse } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** Polling interval of an open order, in ms. */
const POLL_MS = 4_000;

/** Timeout of a request, in ms: a hanging connection must not look like waiting for the payment. */
const PATIENCE_MS = 15_000;

interface Asked {
  readonly state: { readonly status: string; readonly data: OrderStatusResponse | undefined };
}

function isWaiting({ state }: Asked): boolean {
  return state.status === 'success' && state.data?.status === 'pending';
}

/**
 * The status of an order, polled every 4 seconds until a final result or an error. The query library pauses
 * the polling in hidden tabs and sends no second request while one is running. A tab that becomes visible
 * sends a request immediately.
 */
export const orderQuery = (referenceCode: string) =>
  queryOptions({
    queryKey: ['payment-order', referenceCode],
    queryFn: () =>
      send(getOrderStatus, {
        params: { referenceCode },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    refetchInterval: (query: Asked) => (isWaiting(query) ? POLL_MS : false),
    refetchOnWindowFocus: (query: Asked) => (isWaiting(query) ? 'always' : false),
    retry: false,
    // Show a lost connection as an error instead of waiting for it. Its end does not send a request either.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
