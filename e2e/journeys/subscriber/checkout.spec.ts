import { buildPath, getUser, reportBrowser } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test('opening or replaying the address changes nothing on the server; all plans of the service, by keyboard, for its own account only', async ({
  page,
  trial,
}) => {
  const { userId } = trial.subscriber;
  const addressOf = (planId: string) => `/checkout/${planId}/user/${userId}/pay-id/pay-7f3a/`;
  const activate = page.getByRole('button', { name: 'Activate Plan' });
  const payment = page.getByRole('dialog', { name: 'Payment' });

  await test.step('logged-in only: without a user it leads to the login', async () => {
    await page.goto(addressOf('combo_7d'));
    await expect(page).toHaveURL('/');
  });
  await openSignedIn(page, trial, '/favicon.svg');
  const path = buildPath(getUser.path, { id: userId });
  const read = async () => (await page.request.get(path)).text();
  const before = await read();
  const writes: string[] = [];
  page.on('request', (request) => {
    // One page in four reports how fast it was when it is left.
    if (request.method() === 'GET' || request.url().endsWith(reportBrowser.path)) return;
    writes.push(`${request.method()} ${request.url()}`);
  });
  await test.step('each plan of the service has its checkout', async () => {
    for (const plan of CHECKOUT_PLANS) {
      await page.goto(addressOf(plan.id));
      await expect(page.getByRole('definition').first()).toHaveText(plan.name);
      const price = `${plan.priceBdt.toLocaleString('en')} BDT${plan.priceInr.toLocaleString('en')} INR`;
      await expect(page.getByRole('definition').last()).toHaveText(price);
    }
    await expectSound(page, 'the checkout');
  });
  await test.step('with the keyboard alone: activate, close the payment, and the button has the focus again', async () => {
    // The address works with and without its last slash.
    await page.goto(addressOf('notify_only_30d').slice(0, -1));
    await tabTo(page, activate);
    await page.keyboard.press('Enter');
    await expect(payment).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(payment).toBeHidden();
    await expect(activate).toBeFocused();
  });
  expect(writes).toEqual([]);
  expect(await read()).toBe(before);
  await test.step('a checkout of another account is refused', async () => {
    await page.goto(`/checkout/combo_7d/user/${userId + 1}/pay-id/x/`);
    await expect(page.getByRole('alert')).toContainText(`You are signed in as User ${userId}.`);
    await expectSound(page, 'the checkout of another account');
  });
});
