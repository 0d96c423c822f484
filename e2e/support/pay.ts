import { createHmac, randomInt } from 'node:crypto';
import {
  createOrder,
  type CreateOrderResponse,
  type Envelope,
  getBroadcastMessage,
  getOrderStatus,
  reportPayment,
  type ReportPaymentRequest,
  type ReportPaymentResponse,
  type UserPaymentView,
  type UserView,
} from '@portal/contracts';
import { createdAs, sampleOpenPayment, statusOf } from '@portal/testing/samples';
import { type Locator, type Page, expect } from '@playwright/test';
import { answerWith } from './answers';
import { openAs, signInNewcomer } from './signed-in';
import type { Trial } from './system';

/** The payment dialog, in English. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Payment' });

/** The heading of the current step. It has the focus. */
export const step = (page: Page, name: string): Locator =>
  dialog(page).getByRole('heading', { level: 3, name, exact: true });

/** The card of a payment method, by its English name. */
export const method = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** The value of a detail of the order or of its result, by its label. */
export const fact = (page: Page, name: string): Locator =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition')
    .first();

/** The displayed time left. */
export const timer = (page: Page): Locator => dialog(page).getByRole('timer');

/** Opens a screen as a new user who has no unread broadcast. The plan belongs to this journey only. */
export async function openNewcomer(page: Page, path: string): Promise<UserView> {
  const user = await signInNewcomer(page.request);
  const answer = await page.request.get(getBroadcastMessage.path);
  const { message } = (await answer.json()) as { message: { _id: string } | null };
  await openAs(page, user, '/favicon.svg');
  await page.evaluate((id) => {
    if (id !== null) sessionStorage.setItem('lastSeenBroadcastId', id);
  }, message?._id ?? null);
  await page.goto(path);
  return user;
}

/** Opens the payment of the default plan on the current plan page. */
export async function openPlanPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Purchase Plan' }).click();
  await expect(step(page, 'Select Payment Method')).toBeFocused();
}

/** Chooses a method and waits for the reference code. @returns the code. */
export async function order(page: Page, name = 'bKash'): Promise<string> {
  await method(page, name).click();
  await expect(step(page, `Pay with ${name}`)).toBeFocused();
  return fact(page, 'Reference code').innerText();
}

/** An open order of the default plan, for the mocked answers of the service. */
export const ORDER: UserPaymentView = sampleOpenPayment({
  planId: 'plan_standard_bdt_30d',
  planName: 'Standard Plan - 30 Days',
  amount: 1500,
});

/** Mocks the service: every created order is ORDER, with the status in `change`. */
export async function givenOrder(page: Page, change: Partial<UserPaymentView> = {}): Promise<void> {
  await answerWith(page, createOrder, createdAs(ORDER));
  await answerWith(page, getOrderStatus, statusOf({ ...ORDER, ...change }));
}

/** The number that journeys pay from, and its last digits as a payer types them. */
const SENDER = '01911111234';
export const SENDER_DIGITS = SENDER.slice(-4);

/** Incoming money. Defaults: bKash, now, a new transaction. */
export type SentMoney = Pick<ReportPaymentRequest, 'amount' | 'reference'> &
  Partial<ReportPaymentRequest>;

/** Reports incoming money as the relay does, signed. Fails when the service refuses. */
export async function reportMoney(
  { url, relayKey, relaySecret }: Trial,
  money: SentMoney,
): Promise<ReportPaymentResponse> {
  const report: ReportPaymentRequest = {
    method: 'bkash',
    trxId: newTrxId(),
    sender: SENDER,
    receivedAt: new Date().toISOString(),
    ...money,
  };
  const body = JSON.stringify(report);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const answer = await fetch(url + reportPayment.path, {
    method: reportPayment.method,
    headers: {
      authorization: `Bearer ${relayKey}`,
      'content-type': 'application/json',
      'x-relay-timestamp': timestamp,
      'x-relay-signature': createHmac('sha256', relaySecret)
        .update(`${timestamp}.${body}`)
        .digest('hex'),
    },
    body,
  });
  const envelope = (await answer.json()) as Envelope<ReportPaymentResponse>;
  if (!envelope.success) throw new Error(`${reportPayment.path}: ${envelope.message}`);
  return envelope;
}

/** A transaction id that was never used. */
export function newTrxId(): string {
  return `TX${randomInt(100_000_000, 999_999_999)}`;
}

/** An order of a newcomer, and its money, reported without the code of the order. */
export async function givenUnmatched(page: Page, trial: Trial) {
  const { userId } = await signInNewcomer(page.request);
  const body = { userId, planId: 'drm_only_7d', method: 'bkash' };
  const ordered = await page.request.post(createOrder.path, { data: body });
  const { referenceCode: code, amount } = (await ordered.json()) as CreateOrderResponse;
  const trxId = newTrxId();
  await reportMoney(trial, { trxId, amount, reference: 'for my plan' });
  return { userId, code, trxId };
}
