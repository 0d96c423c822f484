import type { UserPaymentView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import type { PaymentStatus } from '@portal/rules';
import { clockOffset, useIsOver } from '@portal/ui';
import { useState } from 'react';
import type { OpenOrder } from './open-order';
import { orderQuery } from './order-query';

/** State of an order, as far as this page knows. */
export interface OrderWatch {
  readonly status: PaymentStatus;
  /** How far the server's clock is ahead of this device's, in ms; null until it is known. */
  readonly clockOffsetMs: number | null;
  /** Whether the time to pay is over by the server's clock. */
  readonly isOver: boolean;
  /** The order with its money; undefined before the first answer. */
  readonly payment: UserPaymentView | undefined;
  /** Why the polling stopped; null while it goes on. */
  readonly error: Error | null;
  readonly isAsking: boolean;
  /** Sends one request, and continues the polling if the order is still open. */
  readonly ask: () => void;
}

/** Polls an order until its result, its end or an error. */
export function useOrderWatch(order: OpenOrder): OrderWatch {
  const [offset, setOffset] = useState(order.clockOffsetMs);
  const isOver = useIsOver(order.expiresAt, offset);
  const query = useQuery({ ...orderQuery(order.referenceCode), enabled: !isOver });
  const { data, dataUpdatedAt, refetch } = query;
  const measured = data ? clockOffset(offset, data.serverTime, dataUpdatedAt) : offset;
  if (measured !== offset) setOffset(measured);
  return {
    status: data?.status ?? 'pending',
    clockOffsetMs: offset,
    isOver,
    payment: data?.payment,
    error: query.error,
    isAsking: query.isFetching,
    ask: () => void refetch(),
  };
}
