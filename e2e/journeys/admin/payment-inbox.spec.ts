import {
  createOrder,
  type CreateOrderResponse,
  type InboxItem,
  type InboxKind,
  listPaymentInbox,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { newTrxId, reportMoney } from '../../support/pay';
import { signInNewcomer } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

const item = (change: Partial<InboxItem>): InboxItem => ({
  _id: 'a'.repeat(24),
  kind: 'unmatched',
  at: '2031-03-01T06:00:00.000Z',
  method: 'bkash',
  amount: 1_500,
  trxId: 'CFA1B2C3D4',
  sender: '01911111111',
  reference: 'thank you',
  reason: 'The note has no reference code.',
  order: null,
  suggestions: [],
  text: null,
  ...change,
});

const order = {
  ref_code: 'K7M2P9QX',
  userId: 10_001,
  name: 'Rahim',
  planName: 'DRM Bot - 30 Days',
  days: 30,
  videos: 65,
  amount: 1_500,
  method: 'bkash' as const,
  status: 'pending' as const,
  createdAt: '2031-03-01T05:55:00.000Z',
};

const inboxOf = (items: InboxItem[], counts: Partial<Record<InboxKind, number>> = {}) => ({
  items,
  pagination: { currentPage: 1, totalPages: 1, totalRecords: items.length },
  counts: { unmatched: 0, late: 0, mismatched: 0, unparsed: 0, ...counts },
});

test('every decision says what will happen before it is made: match, grant, dismiss', async ({
  page,
  trial,
}) => {
  const suggestions: InboxItem['suggestions'] = [
    { ...order, cause: 'same_amount', claim: null, outcome: 'completed' },
    { ...order, ref_code: 'K7M2P9QY', cause: 'similar', claim: null, outcome: 'late' },
  ];
  await answerWith(page, listPaymentInbox, inboxOf([item({ suggestions })], { unmatched: 1 }));
  await openTab(page, trial, 'payment-inbox');
  await expect(cards(page)).toContainText('1,500 BDT · bKash');
  await expect(cards(page)).toContainText('Same amount and method, ordered shortly before');
  await expectSound(page, 'the payment inbox');

  await page.getByRole('button', { name: 'Match with order K7M2P9QX' }).click();
  await expect(dialog(page)).toContainText(
    'Grant 30 days and 65 videos to Rahim (10001) for 1,500 BDT.',
  );
  await expectSound(page, 'a decision about money');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Match with order K7M2P9QY' }).click();
  await expect(dialog(page)).toContainText('Nothing is granted to Rahim (10001) yet');
  await page.keyboard.press('Escape');

  const late = item({ _id: 'K7M2P9QX', kind: 'late', order, amount: 1_400 });
  await answerWith(page, listPaymentInbox, inboxOf([late], { late: 1 }));
  await page.getByRole('button', { name: /^Late/ }).click();
  await page.getByRole('button', { name: 'Grant' }).click();
  await expect(dialog(page)).toContainText(
    'Grant 30 days and 65 videos to Rahim (10001) for 1,400 BDT.',
  );
  await expect(dialog(page)).toContainText('The price of the order is 1,500 BDT.');

  const text = 'A message <b>that nobody</b> can read';
  const unread = item({ kind: 'unparsed', amount: null, trxId: null, sender: null, text });
  await answerWith(page, listPaymentInbox, inboxOf([unread], { unparsed: 1 }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Unread Messages/ }).click();
  await expect(cards(page)).toContainText(text);
  await answerNoEnvelope(page, listPaymentInbox);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch the payment inbox.');
});

test('typed transaction ids say which digits came with them and whether they match the sender', async ({
  page,
  trial,
}) => {
  const claimOf = (ref_code: string, claim: InboxItem['suggestions'][number]['claim']) => ({
    ...{ ...order, ref_code, cause: 'typed' as const, outcome: 'completed' as const, claim },
  });
  const suggestions = [
    claimOf('K7M2P9QX', { digits: '1111', fit: 'fits', hadWrong: false }),
    claimOf('K7M2P9R3', { digits: '3333', fit: 'fits', hadWrong: true }),
    claimOf('K7M2P9QY', { digits: '2222', fit: 'unknown', hadWrong: false }),
    claimOf('K7M2P9QZ', { digits: '9999', fit: 'differs', hadWrong: true }),
    claimOf('K7M2P9R2', { digits: null, fit: 'unknown', hadWrong: false }),
  ];
  await answerWith(page, listPaymentInbox, inboxOf([item({ suggestions })], { unmatched: 1 }));
  await openTab(page, trial, 'payment-inbox');
  for (const words of [
    'digits 1111 match the sender',
    'digits 3333 match the sender · earlier digits did not match',
    'digits 2222 cannot be compared with the sender',
    'digits 9999 do not match the sender',
    'the payer typed no digits of the paying number',
  ]) {
    await expect(cards(page)).toContainText(`The payer typed this transaction ID · ${words}`);
  }
  await expectSound(page, 'typed digits in the payment inbox');
});

test('money without its note is matched by a typed code: order, plan and user are named before the second confirmation', async ({
  page,
  trial,
}) => {
  const { userId } = await signInNewcomer(page.request);
  const body = { userId, planId: 'drm_only_7d', method: 'bkash' };
  const ordered = await page.request.post(createOrder.path, { data: body });
  const { referenceCode: code, amount } = (await ordered.json()) as CreateOrderResponse;
  const trxId = newTrxId();
  await reportMoney(trial, { trxId, amount, reference: 'for my plan' });

  await openTab(page, trial, 'payment-inbox');
  const card = cards(page).filter({ hasText: trxId });
  await expect(card).toContainText('The note has no reference code.');
  await expect(card).toContainText(code);
  await card.getByRole('button', { name: 'Match by code' }).click();
  await dialog(page).getByLabel('Reference code of the order').fill('22222222');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Reference code of the order').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`Order ${code}: DRM Only - 7 Days.`);
  await expect(dialog(page)).toContainText(
    `Grant 7 days and 250 videos to User ${userId} for 599 BDT.`,
  );
  await expect(dialog(page).getByRole('button', { name: 'Match', exact: true })).toBeFocused();
  await expectSound(page, 'a match by code');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Order completed, plan extended.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.goto('/admin/dashboard?tab=payments&status=completed');
  const row = page.getByRole('row').filter({ hasText: trxId });
  await expect(row).toContainText('Completed');
  await expect(row).toContainText(code);
});

test('a mismatched order is dismissed with a reason and leaves the inbox', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'payment-inbox', '&status=mismatched');
  // An order of the seed.
  const card = cards(page).filter({ hasText: 'TRYPAY24' });
  await expect(card).toContainText('Paid 700 of 799 BDT.');
  await card.getByRole('button', { name: 'Dismiss' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Dismiss' });
  await expect(submit).toBeDisabled();
  await dialog(page).getByLabel('Reason').fill('paid back');
  await submit.click();
  await expect(page.getByText('Payment dismissed.')).toBeVisible();
  await expect(card).toHaveCount(0);
});
