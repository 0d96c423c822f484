import type { UserPaymentView } from '@portal/contracts';
import { dashboardKeys, pollEvery } from '@portal/dashboard';
import { useQuery, useQueryClient } from '@portal/query';
import type { TimeLeft } from '@portal/rules';
import { clockOffset, useCountdown } from '@portal/ui';
import { useEffect, useState } from 'react';
import { orderQuery } from '../../../shared/sales/payment/order-query';

/** Polling interval of an order in the list, in ms; the payment dialog polls more often. */
const interval = pollEvery(15_000);

/**
 * The remaining time of an open order by the server's clock; null until that clock is known. When money has
 * arrived or the time is over, all data of the dashboard is fetched again.
 * @param isPaying whether the dialog shows the payment of this order now.
 */
export function useOpenPayment(
  userId: number,
  { ref_code, expiresAt }: UserPaymentView,
  isPaying: boolean,
): { left: TimeLeft | null; isOver: boolean } {
  const queryClient = useQueryClient();
  const [offset, setOffset] = useState<number | null>(null);
  const left = useCountdown(expiresAt, offset);
  const isOver = left?.isOver ?? false;
  // The dialog uses the same cache entry, so both show the same status.
  const { data, dataUpdatedAt } = useQuery({
    ...orderQuery(ref_code),
    refetchInterval: interval,
    // While the dialog is open, it does the polling.
    enabled: !isOver && !isPaying,
  });
  const measured = data ? clockOffset(offset, data.serverTime, dataUpdatedAt) : offset;
  if (measured !== offset) setOffset(measured);

  const hasChanged = isOver || (data !== undefined && data.status !== 'pending');
  useEffect(() => {
    if (!hasChanged) return;
    void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) });
  }, [hasChanged, queryClient, userId]);
  return { left, isOver };
}
