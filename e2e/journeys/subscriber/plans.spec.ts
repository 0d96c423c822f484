import { getCatalogue, getOfferDetails } from '@portal/contracts';
import { CHECKOUT_PLANS } from '@portal/rules';
import type { Page } from '@playwright/test';
import { answerWith, loseConnection, refuseWith } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { offerDetails, readOfferCode } from '../../support/offers';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const purchase = (page: Page) => page.getByRole('button', { name: 'Purchase Plan' });
const payment = (page: Page) => page.getByRole('dialog', { name: 'Payment' });

test.describe('/plans', () => {
  test("heading 'Subscription Plans'; plan name, prices in BDT and INR, a 'Purchase Plan' button and a 'Back to Dashboard' link", async ({
    page,
    trial,
  }) => {
    await openSignedIn(page, trial, '/plans');
    await expect(heading(page, 'Subscription Plans')).toBeVisible();
    await expect(page).toHaveTitle('Subscription Plans · Dhara');
    await expect(page.getByRole('heading', { name: 'Standard Plan - 30 Days' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/1,500 BDT\s*999 INR/);
    await expect(page.locator('s')).toHaveCount(0);
    await expect(purchase(page)).toBeVisible();
    await expectSound(page, 'the plans');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('below it the ten checkout plans by the bots they open, each with the way to its checkout', async ({
    page,
    trial,
  }) => {
    const { userId } = trial.subscriber;
    await openSignedIn(page, trial, '/plans');
    const groups = {
      'DRM Bot Access': 'drm_only',
      'Notification Bot Access': 'notify_only',
      'DRM and Notification Bots': 'combo',
    };
    for (const [name, family] of Object.entries(groups)) {
      const links = page.getByRole('region', { name, exact: true }).getByRole('link');
      const plans = CHECKOUT_PLANS.filter(({ id }) => id.startsWith(family));
      await expect(links).toHaveCount(plans.length);
      for (const [position, { id, durationDays, priceBdt, priceInr }] of plans.entries()) {
        const link = links.nth(position);
        await expect(link).toHaveText(
          `${durationDays} ${durationDays === 1 ? 'day' : 'days'}${priceBdt.toLocaleString('en')} BDT${priceInr.toLocaleString('en')} INR`,
        );
        await expect(link).toHaveAttribute('href', `/checkout/${id}/user/${userId}/pay-id/new/`);
      }
    }
  });

  test("with no logged-in user: 'You must be logged in to purchase a plan.' and a 'Go to Login' link to /", async ({
    page,
  }) => {
    await page.goto('/plans');
    await expect(page.getByText('You must be logged in to purchase a plan.')).toBeVisible();
    await expect(purchase(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /BDT/ })).toHaveCount(0);
    await expectSound(page, 'the plans without a user');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/');
  });

  test('plans that cannot be loaded say so and can be tried again', async ({ page, trial }) => {
    const bringBack = await loseConnection(page, getCatalogue);
    await openSignedIn(page, trial, '/plans');
    await expect(page.getByRole('alert')).toContainText('Failed to connect to the server.');
    await expectSound(page, 'plans that cannot be loaded');
    bringBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(purchase(page)).toBeVisible();
  });
});

test.describe('Purchase Plan', () => {
  test('opens the payment of that plan, and orders nothing before a method is chosen', async ({
    page,
    trial,
  }) => {
    await openSignedIn(page, trial, '/plans');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url());
    });
    await purchase(page).click();
    await expect(payment(page)).toContainText('Standard Plan - 30 Days');
    await expect(payment(page)).toContainText(/1,500 BDT\s*999 INR/);
    await expect(payment(page).getByRole('button', { name: /^(bKash|Nagad)/ })).toHaveCount(2);
    expect(writes).toEqual([]);
  });

  test('with the keyboard alone: Enter opens the payment, Escape closes it, the focus returns', async ({
    page,
    trial,
  }) => {
    await openSignedIn(page, trial, '/plans');
    await tabTo(page, purchase(page));
    await page.keyboard.press('Enter');
    await expect(payment(page)).toBeVisible();
    await tabTo(page, payment(page).getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Escape');
    await expect(payment(page)).toBeHidden();
    await expect(purchase(page)).toBeFocused();
  });
});

test.describe('/plans/{offerCode}', () => {
  test("heading 'Your Special Discounted Plan'; the discounted plan gets ' ({value}% Off)' appended, the original price struck through", async ({
    page,
    trial,
  }) => {
    await openSignedIn(page, trial, '/favicon.svg');
    await page.goto(`/plans/${await readOfferCode(page, trial)}`);
    await expect(heading(page, 'Your Special Discounted Plan')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Standard Plan - 30 Days (20% Off)',
    );
    await expect(page.locator('s')).toHaveText('1,500 BDT · 999 INR');
    await expect(page.getByRole('main')).toContainText(/1,200 BDT\s*799 INR/);
    await expect(page.getByRole('timer', { name: 'Offer ends in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await expectSound(page, 'the discounted plan');
    await purchase(page).click();
    await expect(payment(page)).toContainText('Standard Plan - 30 Days (20% Off)');
    await expect(payment(page)).toContainText(/1,200 BDT\s*799 INR/);
  });

  test('an amount off is named and struck through like a percentage', async ({ page, trial }) => {
    await answerWith(page, getOfferDetails, {
      offer: offerDetails({ type: 'fixed_bdt', value: 300 }, { bdt: 1200, inr: 799, usd: 12 }),
    });
    await openSignedIn(page, trial, '/plans/AMOUNT');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Standard Plan - 30 Days (300 BDT Off)',
    );
    await expect(page.locator('s')).toHaveText('1,500 BDT · 999 INR');
  });

  test('extra days cost the same: no price is struck through, and the page says how long it lasts', async ({
    page,
    trial,
  }) => {
    await answerWith(page, getOfferDetails, {
      offer: offerDetails({ type: 'extra_days', value: 5 }, { bdt: 1500, inr: 999, usd: 15 }),
    });
    await openSignedIn(page, trial, '/plans/DAYS');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Standard Plan - 30 Days (+5 Days)',
    );
    await expect(page.getByRole('main')).toContainText('35 days: 30 and 5 extra');
    await expect(page.locator('s')).toHaveCount(0);
  });

  test("offer lookup failure: 'Offer not found or expired.' and a 'View Regular Plans' button", async ({
    page,
    trial,
  }) => {
    await openSignedIn(page, trial, '/plans/NOSUCHCODE');
    await expect(page.getByRole('alert')).toContainText('Offer not found or expired.');
    await expectSound(page, 'an offer that is not found');
    await tabTo(page, page.getByRole('link', { name: 'View Regular Plans' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plans');
    await expect(heading(page, 'Subscription Plans')).toBeVisible();
  });

  test('offer lookup failure: the server message, whatever it is', async ({ page, trial }) => {
    await refuseWith(page, getOfferDetails, 'request/too-many');
    await openSignedIn(page, trial, '/plans/ANY');
    await expect(page.getByRole('alert')).toContainText('Too many requests');
  });

  test("on network failure 'Offer validation failed. Please check the link or contact support.'", async ({
    page,
    trial,
  }) => {
    const bringBack = await loseConnection(page, getOfferDetails);
    await openSignedIn(page, trial, '/favicon.svg');
    await page.goto(`/plans/${await readOfferCode(page, trial)}`);
    await expect(page.getByRole('alert')).toContainText(
      'Offer validation failed. Please check the link or contact support.',
    );
    await expect(page.getByRole('link', { name: 'View Regular Plans' })).toBeVisible();
    await expectSound(page, 'an offer that could not be looked up');
    bringBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(purchase(page)).toBeVisible();
  });

  test('with no logged-in user the login prompt shows, and no offer is looked up', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/plans/ANY');
    await expect(page.getByText('You must be logged in to purchase a plan.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/');
    expect(asked.filter((path) => path.startsWith('/api/offer/'))).toEqual([]);
    await expectSound(page, 'a discounted plan without a user');
  });

  test('an offer that ends on the screen is asked for again, and is gone', async ({
    page,
    trial,
  }) => {
    await page.clock.install();
    const expiresAt = new Date((await page.evaluate(() => Date.now())) + 60_000).toISOString();
    await answerWith(page, getOfferDetails, {
      offer: {
        ...offerDetails({ type: 'percentage', value: 20 }, { bdt: 1200, inr: 799, usd: 12 }),
        expiresAt,
      },
    });
    await openSignedIn(page, trial, '/plans/ENDING');
    await expect(purchase(page)).toBeVisible();
    await refuseWith(page, getOfferDetails, 'offers/not-found');
    await page.clock.runFor(61_000);
    await expect(page.getByRole('alert')).toContainText('Offer not found or expired.');
    await expect(purchase(page)).toHaveCount(0);
  });
});

test('in Bangla: texts, numerals and the error by its code', async ({ page, trial }) => {
  await openSignedIn(page, trial, '/favicon.svg');
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await page.goto(`/plans/${await readOfferCode(page, trial)}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Standard Plan - 30 Days (২০% ছাড়)',
  );
  await expect(page.getByRole('main')).toContainText(/১,২০০ BDT\s*৭৯৯ INR/);
  await expectSound(page, 'the discounted plan in Bangla');
  await page.goto('/plans/NOSUCHCODE');
  await expect(page.getByRole('alert')).toContainText('অফারটি পাওয়া যায়নি বা মেয়াদ শেষ।');
});
