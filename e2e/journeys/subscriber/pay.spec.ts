import {
  createOrder,
  getOfferDetails,
  getUser,
  getUserPayments,
  type UserPaymentView,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, loseConnection, refuseWith } from '../../support/answers';
import { card } from '../../support/dashboard';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { offerDetails, readOfferCode } from '../../support/offers';
import {
  dialog,
  fact,
  givenOrder,
  method,
  newTrxId,
  openNewcomer,
  openPlanPayment,
  order,
  ORDER,
  reportMoney,
  SENDER_DIGITS,
  step,
  timer,
} from '../../support/pay';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

async function ordersOf(page: Page, userId: number): Promise<UserPaymentView[]> {
  const answer = await page.request.get(getUserPayments.path.replace(':id', String(userId)));
  return ((await answer.json()) as { payments: UserPaymentView[] }).payments;
}

test("bKash on the plans page: 'Verification Done!', and the dashboard has the plan at once", async ({
  page,
  trial,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const reference = await order(page, 'bKash');
  await expect(fact(page, 'Amount')).toHaveText('1,500 BDT');
  await expect(fact(page, 'bKash number')).toHaveText('01700000000');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'Open bKash and choose Send Money.',
    'Send exactly 1,500 BDT to the number above.',
    `Write ${reference} as the reference.`,
  ]);
  await expect(timer(page)).toHaveText(/^(30:00|29:\d\d)$/);
  await expectSound(page, 'the reference code');

  const trxId = newTrxId();
  const report = { amount: 1500, reference, trxId };
  expect((await reportMoney(trial, report)).outcome).toBe('completed');
  await expect(step(page, 'Verification Done!')).toBeFocused();
  await expect(dialog(page)).toContainText('Your plan has been activated.');
  await expect(fact(page, 'Added')).toHaveText('30 days');
  await expect(fact(page, 'Transaction ID')).toHaveText(trxId);
  await expectSound(page, 'a completed payment');

  const isStored = () =>
    page.evaluate(() => localStorage.getItem('currentUser')?.includes('"isExpired":false'));
  await expect.poll(isStored).toBe(true);
  // From here on the page cannot read the user again. It shows what it already has.
  await loseConnection(page, getUser);
  await dialog(page).getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toContainText('30 days left');
  await expect(card(page, 'Payments')).toContainText(reference);
  expect(await ordersOf(page, userId)).toMatchObject([
    { ref_code: reference, status: 'completed', method: 'bkash', trx_id: trxId },
  ]);
});

test("Nagad from the checkout: the button opens 'Select Payment Method', the money completes it", async ({
  page,
  trial,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  await page.goto(`/checkout/combo_7d/user/${userId}/pay-id/p1/`);
  await page.getByRole('button', { name: 'Activate Plan' }).click();
  await expect(step(page, 'Select Payment Method')).toBeFocused();
  await expectSound(page, 'the payment methods');
  const reference = await order(page, 'Nagad');
  await expect(fact(page, 'Nagad number')).toHaveText('01800000000');
  await expect(dialog(page)).toContainText('Open Nagad and choose Payment.');
  await reportMoney(trial, { method: 'nagad', amount: 799, reference });
  await expect(step(page, 'Verification Done!')).toBeVisible();
  await expect(fact(page, 'Added')).toHaveText('7 days');
});

test('the amount of a discounted order is the price that was shown', async ({ page, trial }) => {
  await openSignedIn(page, trial, '/favicon.svg');
  await page.goto(`/plans/${await readOfferCode(page, trial)}`);
  await openPlanPayment(page);
  await expect(dialog(page)).toContainText(/1,200 BDT\s*799 INR/);
  await order(page);
  await expect(fact(page, 'Amount')).toHaveText('1,200 BDT');
});

test('the order carries plan, offer code and method, and a key drawn once for the attempt', async ({
  page,
}) => {
  const { userId } = await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const asked = page.waitForRequest(`**${createOrder.path}`);
  const first = await order(page, 'bKash');
  const request = await asked;
  expect(request.postDataJSON()).toEqual({
    userId,
    planId: 'plan_standard_bdt_30d',
    offerCode: null,
    method: 'bkash',
  });
  const key = request.headers()['idempotency-key'];
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await dialog(page).getByRole('button', { name: 'Back to the payment methods' }).click();
  const askedAgain = page.waitForRequest(`**${createOrder.path}`);
  const second = await order(page, 'Nagad');
  expect((await askedAgain).headers()['idempotency-key']).not.toBe(key);
  // The same open order is returned, now to be paid with the other service.
  expect(second).toBe(first);
  expect(await ordersOf(page, userId)).toMatchObject([{ ref_code: first, method: 'nagad' }]);
});

test('the back arrow resets the method and the order', async ({ page }) => {
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await order(page);
  await dialog(page).getByRole('button', { name: 'Back to the payment methods' }).click();
  await expect(step(page, 'Select Payment Method')).toBeFocused();
  await expect(method(page, 'bKash')).toHaveAttribute('aria-disabled', 'false');
  await expect(timer(page)).toHaveCount(0);
});

test('closing the dialog keeps the order: it stands in the payments list', async ({ page }) => {
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const reference = await order(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(card(page, 'Payments')).toContainText(reference);
});

test('a forgotten note: the transaction id names the order, before the message or after it', async ({
  page,
  trial,
}) => {
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await order(page);
  const fold = dialog(page).getByRole('button', { name: 'I forgot the note' });
  const field = dialog(page).getByLabel('Transaction ID');
  const digits = dialog(page).getByLabel('Last 4 digits of the paying number');
  await expect(field).toBeHidden();
  await fold.click();
  const send = dialog(page).getByRole('button', { name: 'Send transaction ID' });

  await field.fill('no!');
  await send.click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'transaction ID' })).toContainText(
    'This does not look like a transaction ID. Please check it.',
  );
  const trxId = newTrxId();
  await field.fill(` ${trxId.toLowerCase()} `);
  for (const typed of ['', '123', '12345', 'abcd']) {
    await digits.fill(typed);
    await send.click();
    await expect(dialog(page)).toContainText(
      'Please type the last 4 digits of the number you paid from.',
    );
    await expect(digits).toBeFocused();
    await expect(digits).toHaveAttribute('aria-invalid', 'true');
  }
  // 1234 as typed on a Bangla keyboard.
  await digits.fill('১২৩৪');
  await send.click();
  await expect(dialog(page)).toContainText(
    "Noted. Your plan starts as soon as the operator's message arrives and the ID and digits match it. If not, we check it by hand.",
  );
  await expectSound(page, 'a forgotten note');
  await reportMoney(trial, { amount: 1500, reference: null, trxId });
  await expect(step(page, 'Verification Done!')).toBeVisible();

  // The other order of events: the message came first, so the answer contains the result at once.
  await page.goto('/plans');
  await openPlanPayment(page);
  await order(page);
  const known = newTrxId();
  await reportMoney(trial, { amount: 1500, reference: 'thanks', trxId: known });
  await fold.click();
  await field.fill(known);
  await digits.fill(SENDER_DIGITS);
  await send.click();
  await expect(step(page, 'Verification Done!')).toBeVisible();

  // Money that was already used cannot be claimed again.
  await page.goto('/plans');
  await openPlanPayment(page);
  await order(page);
  await fold.click();
  await field.fill(known);
  await digits.fill(SENDER_DIGITS);
  await send.click();
  await expect(dialog(page)).toContainText(
    'This transaction was already used. Please contact support.',
  );
});

test("wrong digits say the same as an id that nobody reported, and claim nobody's money", async ({
  page,
  trial,
}) => {
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  await order(page);
  const known = newTrxId();
  await reportMoney(trial, { amount: 1500, reference: null, trxId: known });
  await dialog(page).getByRole('button', { name: 'I forgot the note' }).click();
  for (const trxId of [newTrxId(), known]) {
    await dialog(page).getByLabel('Transaction ID').fill(trxId);
    await dialog(page).getByLabel('Last 4 digits of the paying number').fill('9999');
    await dialog(page).getByRole('button', { name: 'Send transaction ID' }).click();
    await expect(dialog(page)).toContainText('If not, we check it by hand.');
  }
  await expect(dialog(page)).toContainText('Waiting for your payment');
});

test('the last digits in Bangla, on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await givenOrder(page);
  await openNewcomer(page, '/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto('/plans');
  await page.getByRole('button', { name: 'প্ল্যান কিনুন' }).click();
  const bangla = page.getByRole('dialog', { name: 'পেমেন্ট' });
  await bangla.getByRole('button', { name: /^বিকাশ/ }).click();
  await bangla.getByRole('button', { name: 'নোট লিখতে ভুলে গেছি' }).click();
  await bangla.getByLabel('ট্রানজ্যাকশন আইডি').fill('8N7A6D5EE7');
  await bangla.getByLabel('যে নম্বর থেকে দিয়েছেন তার শেষ ৪ সংখ্যা').fill('১২');
  await bangla.getByRole('button', { name: 'ট্রানজ্যাকশন আইডি পাঠান' }).click();
  await expect(bangla).toContainText('যে নম্বর থেকে টাকা দিয়েছেন তার শেষ ৪টি সংখ্যা লিখুন।');
  await expectSound(page, 'digits of the paying number in Bangla');
});

test('reference code, amount and number are copied, and the copy is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const reference = await order(page);
  const copies = { 'Reference code': reference, Amount: '1500', 'bKash number': '01700000000' };
  for (const [name, text] of Object.entries(copies)) {
    await dialog(page)
      .getByRole('button', { name: `Copy: ${name}` })
      .click();
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: `Copied: ${name}` }),
    ).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('without a clipboard of the browser the text is copied by way of a selection', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewcomer(page, '/plans');
  await openPlanPayment(page);
  const reference = await order(page);
  const copy = dialog(page).getByRole('button', { name: 'Copy: Reference code' });
  await copy.focus();
  await page.keyboard.press('Enter');
  const reported = dialog(page).getByRole('button', { name: 'Copied: Reference code' });
  await expect(reported).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
});

test('with the keyboard alone, from the plans page to the dashboard', async ({ page, trial }) => {
  await openNewcomer(page, '/plans');
  await tabTo(page, page.getByRole('button', { name: 'Purchase Plan' }));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Select Payment Method')).toBeFocused();
  await tabTo(page, method(page, 'Nagad'));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Pay with Nagad')).toBeFocused();
  const reference = await fact(page, 'Reference code').innerText();
  for (const name of [/^Copy: Reference code/, 'I forgot the note']) {
    await tabTo(page, dialog(page).getByRole('button', { name }));
  }
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel('Transaction ID'));
  await tabTo(page, dialog(page).getByLabel('Last 4 digits of the paying number'));
  await tabTo(page, dialog(page).getByRole('button', { name: 'Back to the payment methods' }));
  await reportMoney(trial, { method: 'nagad', amount: 1500, reference });
  await expect(step(page, 'Verification Done!')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Back to Dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

for (const hours of [3, -3]) {
  test(`a device clock that is ${hours} hours off does not matter to the countdown`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await openNewcomer(page, '/plans');
    await openPlanPayment(page);
    await order(page);
    await expect(timer(page)).toHaveText(/^(30:00|29:[45]\d)$/);
  });
}

test('an offer that ends while one pays does not end the payment', async ({ page }) => {
  await page.clock.install();
  const expiresAt = new Date((await page.evaluate(() => Date.now())) + 60_000).toISOString();
  const details = offerDetails({ type: 'extra_days', value: 5 }, { bdt: 1500, inr: 999, usd: 15 });
  await answerWith(page, getOfferDetails, { offer: { ...details, expiresAt } });
  await givenOrder(page);
  await openNewcomer(page, '/plans/DAYS');
  await openPlanPayment(page);
  // An offer of days shows how many days are added.
  await expect(dialog(page)).toContainText('35 days: 30 and 5 extra');
  await order(page);
  await refuseWith(page, getOfferDetails, 'offers/not-found');
  await page.clock.runFor(61_000);
  await expect(page.locator('main [role=alert]')).toContainText('Offer not found or expired.');
  await expect(fact(page, 'Reference code')).toHaveText(ORDER.ref_code);
});

test('in Bangla: texts, numerals of amount and time; code and number as they are typed', async ({
  page,
  trial,
}) => {
  await openNewcomer(page, '/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto('/plans');
  await page.getByRole('button', { name: 'প্ল্যান কিনুন' }).click();
  const bangla = page.getByRole('dialog', { name: 'পেমেন্ট' });
  await expect(bangla.getByRole('heading', { name: 'পেমেন্ট মাধ্যম বেছে নিন' })).toBeFocused();
  await expect(bangla).toContainText(/১,৫০০ BDT\s*৯৯৯ INR/);
  await bangla.getByRole('button', { name: /^বিকাশ/ }).click();
  await expect(bangla.getByRole('heading', { name: 'বিকাশ দিয়ে পেমেন্ট' })).toBeFocused();
  await expect(bangla.getByRole('timer')).toHaveText(/^[০-৯]{2}:[০-৯]{2}$/);
  const facts = bangla.getByRole('definition');
  await expect(facts.filter({ hasText: 'BDT' })).toHaveText('১,৫০০ BDT');
  await expect(facts.filter({ hasText: '01700000000' })).toBeVisible();
  await expectSound(page, 'the reference code in Bangla');
  const reference = await facts.first().innerText();
  await reportMoney(trial, { amount: 1500, reference });
  await expect(bangla.getByRole('heading', { name: 'যাচাই সম্পন্ন!' })).toBeFocused();
  await expect(bangla).toContainText('আপনার প্ল্যান চালু হয়েছে।');
  await expect(bangla).toContainText('৩০ দিন');
});
