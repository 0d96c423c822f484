import {
  getOrderStatus,
  getUserPayments,
  type OrderStatusResponse,
  type UserPaymentView,
} from '@portal/contracts';
import type { Locator, Page } from '@playwright/test';
import { answerWith } from './answers';
import { card, reloadDashboard } from './dashboard';

/** An old completed order. A test overrides only the fields that matter. */
export const payment = (change: Partial<UserPaymentView> = {}): UserPaymentView => ({
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

/** An order that waits for its money until 12:30 PM of that day. */
export const openPayment = (change: Partial<UserPaymentView> = {}): UserPaymentView =>
  payment({
    ref_code: 'PEN2345X',
    status: 'pending',
    received_amount: null,
    trx_id: null,
    receivedAt: null,
    ...change,
  });

/** The answer of order-status for an open order with this time left, by the service's clock. */
export function standingOf(open: UserPaymentView, leftMs: number): OrderStatusResponse {
  const serverTime = new Date(Date.parse(open.expiresAt) - leftMs).toISOString();
  return { status: open.status, payment: open, serverTime };
}

/** Opens the dashboard with these orders. The first open order has 12:34 left. */
export async function givenPayments(
  page: Page,
  payments: readonly UserPaymentView[],
): Promise<void> {
  await answerWith(page, getUserPayments, { payments: [...payments] });
  const open = payments.find(({ status }) => status === 'pending');
  if (open) await answerWith(page, getOrderStatus, standingOf(open, 754_000));
  await reloadDashboard(page);
}

/** The row of the order with that code. */
export const paymentRow = (page: Page, code: string): Locator =>
  card(page, 'Payments').getByRole('listitem').filter({ hasText: code });
