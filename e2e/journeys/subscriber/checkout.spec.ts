import { buildPath, getCatalogue, getUser } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import type { Page } from '@playwright/test';
import { loseConnection } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { fact, openNewcomer, order } from '../../support/pay';
import { openSignedIn } from '../../support/signed-in';
import type { Trial } from '../../support/system';
import { expect, test } from '../../support/test';

const addressOf = (planId: string, { subscriber }: Trial) =>
  `/checkout/${planId}/user/${subscriber.userId}/pay-id/pay-7f3a/`;
const activate = (page: Page) => page.getByRole('button', { name: 'Activate Plan' });
const payment = (page: Page) => page.getByRole('dialog', { name: 'Payment' });
const ACCESS = { drm: 'DRM Bot Access', notify: 'Notification Bot Access' } as const;

test("title 'Premium Plan Activation'; plan name, included bot access, total price in BDT and INR, for each plan of the catalogue", async ({
  page,
  trial,
}) => {
  await openSignedIn(page, trial, '/favicon.svg');
  for (const plan of CHECKOUT_PLANS) {
    await page.goto(addressOf(plan.id, trial));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Premium Plan Activation' }),
    ).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText([
      plan.name,
      ...plan.activates.map((bot) => ACCESS[bot]),
      `${plan.priceBdt.toLocaleString('en')} BDT${plan.priceInr.toLocaleString('en')} INR`,
    ]);
    await expect(activate(page)).toBeVisible();
  }
  await expectSound(page, 'the checkout');
});

test("an 'Activate Plan' button that reads 'Processing...' for 1.5 seconds and then opens a payment modal", async ({
  page,
  trial,
}) => {
  await page.clock.install();
  await openSignedIn(page, trial, addressOf('combo_7d', trial));
  await expect(activate(page)).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await activate(page).focus();
  await page.keyboard.press('Enter');
  const processing = page.getByRole('button', { name: 'Processing...' });
  await expect(processing).toBeFocused();
  // A second press does not start again and does not open a second dialog.
  await page.keyboard.press('Enter');
  await page.clock.runFor(1499);
  await expect(processing).toBeVisible();
  await expect(payment(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(processing).toHaveCount(0);
  await page.clock.resume();
  await expect(payment(page)).toContainText('Combo - 7 Days');
  await expect(payment(page)).toContainText(/799 BDT\s*499 INR/);
  await expectSound(page, 'the payment of a checkout');
});

test('each plan of the catalogue opens its payment, and its order is to be paid as it was shown', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  for (const plan of CHECKOUT_PLANS) {
    // A user of its own per plan, because one user cannot have so many open payments.
    const { userId } = await openNewcomer(page, '/favicon.svg');
    await page.goto(`/checkout/${plan.id}/user/${userId}/pay-id/new/`);
    await activate(page).click();
    await page.clock.runFor(1_500);
    const price = `${plan.priceBdt.toLocaleString('en')} BDT`;
    await expect(payment(page)).toContainText(plan.name);
    await expect(payment(page)).toContainText(price);
    await order(page);
    await expect(fact(page, 'Amount')).toHaveText(price);
  }
});

test('with the keyboard alone: activate, close the payment, and the button has the focus again', async ({
  page,
  trial,
}) => {
  await openSignedIn(page, trial, addressOf('notify_only_30d', trial));
  await tabTo(page, activate(page));
  await page.keyboard.press('Enter');
  await expect(payment(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment(page)).toBeHidden();
  await expect(activate(page)).toBeFocused();
});

test('an unknown planId shows an error view with a way to the plans', async ({ page, trial }) => {
  for (const planId of ['no_such_plan', 'plan_standard_bdt_30d', '__proto__']) {
    await openSignedIn(page, trial, addressOf(planId, trial));
    await expect(page.getByRole('alert')).toContainText(
      'This plan does not exist or is no longer on sale.',
    );
  }
  await expectSound(page, 'the checkout of an unknown plan');
  await page.getByRole('link', { name: 'View Regular Plans' }).click();
  await expect(page).toHaveURL('/plans');
});

test('a checkout of another account is refused: nobody pays for the account that happens to be signed in', async ({
  page,
  trial,
}) => {
  const { userId } = trial.subscriber;
  for (const other of [String(userId + 1), 'abc', `0${userId}`, '-1']) {
    await openSignedIn(page, trial, `/checkout/combo_7d/user/${other}/pay-id/x/`);
    await expect(page.getByRole('alert')).toContainText(
      `This checkout belongs to another account. You are signed in as User ${userId}.`,
    );
    await expect(activate(page)).toHaveCount(0);
  }
  await expectSound(page, 'the checkout of another account');
});

test('opening or replaying the address changes nothing on the server', async ({ page, trial }) => {
  await openSignedIn(page, trial, '/favicon.svg');
  const path = buildPath(getUser.path, { id: trial.subscriber.userId });
  const read = async () => (await page.request.get(path)).text();
  const before = await read();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  for (let time = 0; time < 2; time += 1) {
    await page.goto(addressOf('combo_30d', trial));
    await activate(page).click();
    await expect(payment(page)).toBeVisible();
  }
  expect(writes).toEqual([]);
  expect(await read()).toBe(before);
});

test('the address works with and without its last slash', async ({ page, trial }) => {
  await openSignedIn(page, trial, addressOf('combo_1d', trial).slice(0, -1));
  await expect(activate(page)).toBeVisible();
});

test('a plan that cannot be loaded says so and can be tried again', async ({ page, trial }) => {
  const bringBack = await loseConnection(page, getCatalogue);
  await openSignedIn(page, trial, addressOf('combo_1d', trial));
  await expect(page.getByRole('alert')).toContainText('Failed to connect to the server.');
  bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(activate(page)).toBeVisible();
});

test('logged-in only: without a user it leads to the login', async ({ page, trial }) => {
  await page.goto(addressOf('combo_7d', trial));
  await expect(page).toHaveURL('/');
});
