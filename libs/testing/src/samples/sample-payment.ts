import type { CreateOrderResponse, OrderStatusResponse, UserPaymentView } from '@portal/contracts';

/** A completed order. A test overrides only the fields that matter. */
export const samplePayment = (change: Partial<UserPaymentView> = {}): UserPaymentView => ({
  ref_code: 'K7M2P9QX',
  planId: 'combo_30d',
  planName: 'Combo - 30 Days',
  days: 30,
  videos: 999_999,
  offerCode: null,
  amount: 2200,
  method: 'bkash',
  status: 'completed',
  createdAt: '2031-03-01T06:00:00.000Z',
  expiresAt: '2031-03-01T06:30:00.000Z',
  received_amount: 2200,
  trx_id: 'CFA1B2C3D4',
  receivedAt: '2031-03-01T06:04:00.000Z',
  isLate: false,
  ...change,
});

/** An order that waits for its money. */
export const sampleOpenPayment = (change: Partial<UserPaymentView> = {}): UserPaymentView =>
  samplePayment({
    ref_code: 'PEN2345X',
    status: 'pending',
    received_amount: null,
    trx_id: null,
    receivedAt: null,
    ...change,
  });

const serverTimeOf = ({ expiresAt }: UserPaymentView, leftMs: number): string =>
  new Date(Date.parse(expiresAt) - leftMs).toISOString();

/** The answer of order-status when the order has this time left by the service's clock, in ms. */
export function statusOf(payment: UserPaymentView, leftMs = 1_000_000): OrderStatusResponse {
  return { status: payment.status, payment, serverTime: serverTimeOf(payment, leftMs) };
}

/** The answer of create-order when the order has this time left by the service's clock, in ms. */
export function createdAs(payment: UserPaymentView, leftMs = 1_000_000): CreateOrderResponse {
  const { ref_code, amount, expiresAt, method, payTo } = payment;
  const serverTime = serverTimeOf(payment, leftMs);
  const order = { referenceCode: ref_code, amount, expiresAt, serverTime, method };
  return payTo ? { ...order, payTo } : order;
}
