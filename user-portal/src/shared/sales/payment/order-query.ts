import { send } from '@portal/api-client';
import { getOrderStatus, type OrderStatusResponse } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** How often an open order is asked for, in ms. */
const POLL_MS = 4_000;

/** An answer that takes longer counts as lost, in ms: a line that hangs must not look like waiting. */
const PATIENCE_MS = 15_000;

interface Asked {
  readonly state: { readonly status: string; readonly data: OrderStatusResponse | undefined };
}

function isWaiting({ state }: Asked): boolean {
  return state.status === 'success' && state.data?.status === 'pending';
}

/**
 * How an order stands, asked for every 4 seconds until a final result or an error. The query library pauses it in hidden tabs and starts no second request over a running one; a
 * tab that is seen again asks at once.
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
    refetchOnReconnect: false,
    retry: false,
    // A lost connection is reported instead of waited for.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
