import { getUserOffer } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { answerWith, loseConnection } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { readOffer, readOfferCode } from '../../support/offers';
import { openSignedIn } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const timer = (page: Page) => page.getByRole('timer', { name: 'Offer ends in' });
const SIMPLE = { isDiscount: false, message: 'A gift for you.', expiresAt: null };

test('/offer shows the current offer with its countdown, and the way to its plan', async ({
  page,
  trial,
}) => {
  await openSignedIn(page, trial, '/offer');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Offer' })).toBeVisible();
  const { message } = await readOffer(page, trial);
  const [gift = ''] = message.split(' /plans/');
  await expect(page.getByText(gift, { exact: true })).toBeVisible();
  await expect(timer(page)).toContainText(/\d\ddays\d\dhours\d\dminutes\d\dseconds/);
  await expectSound(page, 'the offer');
  await tabTo(page, page.getByRole('link', { name: 'View Discounted Plan' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/plans/${await readOfferCode(page, trial)}`);
});

test('the countdown shows days, hours, minutes and seconds, ticks every second and stops at zero', async ({
  page,
  trial,
}) => {
  const start = Date.now();
  const pause = start + 60_000;
  const left = ((1 * 24 + 2) * 60 + 3) * 60 + 4;
  await page.clock.install({ time: start });
  await answerWith(page, getUserOffer, {
    offer: {
      isDiscount: true,
      message: 'Soon over. /plans/SAVE20',
      expiresAt: new Date(pause + left * 1000).toISOString(),
    },
  });
  await openSignedIn(page, trial, '/offer');
  await expect(timer(page)).toBeVisible();
  await page.clock.pauseAt(pause);
  const numbers = async () => (await timer(page).locator('b').allTextContents()).join(':');
  await expect.poll(numbers).toBe('01:02:03:04');
  await page.clock.runFor(1000);
  await expect.poll(numbers).toBe('01:02:03:03');
  await page.clock.runFor(4000);
  await expect.poll(numbers).toBe('01:02:02:59');
  await page.clock.fastForward((left - 6) * 1000);
  await expect.poll(numbers).toBe('00:00:00:01');
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'This offer has ended.' })).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
  await page.clock.runFor(5000);
  await expect(page.getByText('This offer has ended.')).toBeVisible();
});

test('a simple offer has no countdown and leads to the plans', async ({ page, trial }) => {
  await answerWith(page, getUserOffer, { offer: SIMPLE });
  await openSignedIn(page, trial, '/offer');
  await expect(page.getByText('A gift for you.')).toBeVisible();
  await expect(timer(page)).toHaveCount(0);
  await expectSound(page, 'a simple offer');
  await page.getByRole('link', { name: 'View Plans' }).click();
  await expect(page).toHaveURL('/plans');
});

test('without an offer it shows the plans', async ({ page, trial }) => {
  await answerWith(page, getUserOffer, { offer: null });
  await openSignedIn(page, trial, '/offer');
  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('heading', { name: 'Subscription Plans' })).toBeVisible();
});

test('a hostile message is text, and its button stays on this site', async ({ page, trial }) => {
  const message =
    '<img src=x onerror=alert(1)> javascript:alert(1) //evil.example/plans/SAVE20 https://evil.example/plans/SAVE20';
  await answerWith(page, getUserOffer, { offer: { ...SIMPLE, message } });
  await openSignedIn(page, trial, '/offer');
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /evil/ })).toHaveText(
    'https://evil.example/plans/SAVE20',
  );
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
});

test('an offer that cannot be loaded says so and can be tried again', async ({ page, trial }) => {
  const bringBack = await loseConnection(page, getUserOffer);
  await openSignedIn(page, trial, '/offer');
  await expect(page.getByRole('alert')).toContainText('Failed to connect to the server.');
  await expectSound(page, 'an offer that cannot be loaded');
  bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(timer(page)).toBeVisible();
});

test('with no logged-in user it leads to the login', async ({ page }) => {
  await page.goto('/offer');
  await expect(page).toHaveURL('/');
});
