import type { UserPaymentView } from '@portal/contracts';
import { dashboardKeys, pollEvery } from '@portal/dashboard';
import { useQuery, useQueryClient } from '@portal/query';
import type { TimeLeft } from '@portal/rules';
import { clockOffset, useCountdown } from '@portal/ui';
import { useEffect, useState } from 'react';
import { orderQuery } from '../../../shared/sales/payment/order-query';

/** How often an order of the list is asked for, in ms; the dialog that pays it asks more often. */
const interval = pollEvery(15_000);

/**
 * The time an open order has left by the server's clock, null as long as that is not known. Once money
 * has come or the time is over, everything on the dashboard is read anew.
 * @param isPaying whether it is being paid in the dialog.
 */
export function useOpenPayment(
  userId: number,
  { ref_code, expiresAt }: UserPaymentView,
  isPaying: boolean,
): { left: TimeLeft | null; isOver: boolean } {
  const queryClient = useQueryClient();
  const [offset, setOffset] = useState<number | null>(null);
  const left = useCountdown(offset === null ? null : expiresAt, offset ?? 0);
  const isOver = left?.isOver ?? false;
  // Shared with the dialog: what one of both hears, the other shows.
  const { data, dataUpdatedAt } = useQuery({
    ...orderQuery(ref_code),
    refetchInterval: interval,
    // Whether and when it is asked for in the dialog is the dialog's matter.
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
