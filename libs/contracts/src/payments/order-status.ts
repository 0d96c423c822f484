import type { PaymentStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { UserPaymentView } from './user-payments';

/** Status of an order. */
export interface OrderStatusResponse {
  status: PaymentStatus;
  /** The order, to continue the payment or to show its receipt. */
  payment: UserPaymentView;
  /** The service's time at the answer, ISO 8601 UTC. */
  serverTime: string;
}

/** Reads the status of the user's own order. Screens poll it every 4 seconds. */
export const getOrderStatus = defineCall<void, OrderStatusResponse>()(
  'GET',
  '/api/payment/order-status/:referenceCode',
);
