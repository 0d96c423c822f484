import type { PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { UserPaymentView } from './user-payments';

/** How an order stands. */
export interface OrderStatusResponse {
  status: PaymentStatus;
  /** The order itself, for going on with it and for its receipt. */
  payment: UserPaymentView;
  /** The service's time at the answer, ISO 8601 UTC. */
  serverTime: string;
}

/** How the user's own order stands; polled every 4 seconds. */
export const getOrderStatus = defineCall<void, OrderStatusResponse>()(
  'GET',
  '/api/payment/order-status/:referenceCode',
);
