import { getOrderStatus, getUserPayments, type UserPaymentView } from '@portal/contracts';
import { statusOf } from '@portal/testing/samples';
import type { Locator, Page } from '@playwright/test';
import { answerWith } from './answers';
import { card, reloadDashboard } from './dashboard';

/** Opens the dashboard with these orders. The first open order has 12:34 left. */
export async function givenPayments(
  page: Page,
  payments: readonly UserPaymentView[],
): Promise<void> {
  await answerWith(page, getUserPayments, { payments: [...payments] });
  const open = payments.find(({ status }) => status === 'pending');
  if (open) await answerWith(page, getOrderStatus, statusOf(open, 754_000));
  await reloadDashboard(page);
}

/** The row of the order with that code. */
export const paymentRow = (page: Page, code: string): Locator =>
  card(page, 'Payments').getByRole('listitem').filter({ hasText: code });
