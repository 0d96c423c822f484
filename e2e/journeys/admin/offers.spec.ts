import { listActiveOffers, removeOffer, sendOffer, sendSpecialOffer } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { expect, signInAsAdmin, test } from '../../support/test';

const offers = (page: Page) =>
  page.getByRole('table', { name: 'Active Offers' }).locator('tbody tr');

test("the Simple Offer page 'Send a Special Offer': on success it redirects to /admin/dashboard after 2 seconds; Active Offers shows User, Message, Sent At and Actions", async ({
  page,
  trial,
}) => {
  await signInAsAdmin(page, trial);
  const { userId } = await givenUser(page);
  await page.getByRole('link', { name: 'Simple Offer' }).click();
  await expect(page).toHaveURL(/\/admin\/send-offer$/);
  await expect(page.getByRole('heading', { name: 'Send a Special Offer' })).toBeVisible();
  const [id, message] = [page.getByLabel('User ID'), page.getByLabel('Offer Message')];
  await expect(id).toHaveAttribute('inputmode', 'numeric');
  const submit = page.getByRole('button', { name: 'Send Offer' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please fill all the required fields.');
  await expect(id).toBeFocused();
  await id.fill('007');
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('This is not a valid User ID.');
  await id.fill(` ${userId} `);
  await submit.click();
  await expect(message).toBeFocused();
  await expectSound(page, 'the Simple Offer page');

  const text = `Thank you <b>very</b> much ${Date.now()}`;
  await message.fill(text);
  const connect = await loseConnection(page, sendOffer);
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send offer.');
  connect();
  const request = page.waitForRequest('**/api/admin/offer');
  await submit.click();
  expect((await request).postDataJSON()).toEqual({ userId, message: text });
  await expect(page.getByText('Offer sent successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.getByRole('link', { name: 'Active Offers' }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Message',
    'Sent At',
    'Actions',
  ]);
  const sent = offers(page).filter({ hasText: text });
  await expect(sent.getByRole('link', { name: String(userId) })).toBeVisible();
  const button = sent.getByRole('button', { name: /^Remove the offer of/ });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(sent).toBeVisible();
  const reconnect = await loseConnection(page, removeOffer);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Failed to remove offer.')).toBeVisible();
  reconnect();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Offer removed!')).toBeVisible();
  await expect(sent).toHaveCount(0);
});

test("Create Offer opens the modal 'Create a Flexible Offer': percentage type, value 10, expires in 7 days; all are required", async ({
  page,
  trial,
}) => {
  await signInAsAdmin(page, trial);
  const { userId } = await givenUser(page);
  await page.getByRole('button', { name: 'Create Offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a Flexible Offer' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const submit = dialog.getByRole('button', { name: 'Send Offer' });
  await expect(field('User ID')).toBeFocused();
  await expect(field('Discount Type')).toHaveValue('percentage');
  await expect(field('Value')).toHaveValue('10');
  await expect(field('Expires in (days)')).toHaveValue('7');
  await field('User ID').fill(String(userId));
  for (const name of ['Plan', 'Value', 'Expires in (days)', 'User ID'] as const) {
    if (name !== 'Plan') {
      await field('Plan').selectOption('plan_premium_bdt_90d');
      await field(name).fill('');
    }
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Please fill all the required fields.');
    if (name !== 'Plan') await field(name).fill(name === 'User ID' ? String(userId) : '7');
  }
  await field('Value').fill('1.5');
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a whole number.');
  await field('Discount Type').selectOption('extra_days');
  await field('Value').fill('5');
  await expectSound(page, 'Create a Flexible Offer');

  const request = page.waitForRequest(`**${sendSpecialOffer.path}`);
  await submit.click();
  expect((await request).postDataJSON()).toEqual({
    userId,
    planId: 'plan_premium_bdt_90d',
    discount: { type: 'extra_days', value: 5 },
    expiryDays: 7,
  });
  await expect(page.getByText('Special offer sent successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/dashboard?tab=offers');
  const sent = offers(page).filter({ hasText: String(userId) });
  await expect(sent).toContainText('5 extra days with Premium Plan');
  await expect(sent).toContainText('Ends ');
});

test('Active Offers has pages, may be empty or fail, and fits 768 px', async ({ page, trial }) => {
  const offer = (place: number, more: object = {}) => ({
    ...{ _id: String(place).padStart(24, '0'), userId: 900 + place, name: '' },
    ...{ message: `Message ${place}`, createdAt: '2031-01-05T10:00:00.000Z' },
    ...{ expiresAt: null, isDiscount: false, ...more },
  });
  const pagination = { currentPage: 1, totalPages: 2, totalRecords: 16 };
  const listed = [offer(1, { name: 'Mina', expiresAt: '2031-02-05T10:00:00.000Z' }), offer(2)];
  await answerWith(page, listActiveOffers, { offers: listed, pagination });
  await openTab(page, trial, 'offers');
  await expect(offers(page).first()).toContainText('Mina');
  await expect(offers(page).nth(1)).toContainText('N/A');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expectSound(page, 'Active Offers');
  await page.setViewportSize({ width: 768, height: 900 });
  const surplus = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(surplus).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: 'Remove the offer of Mina' })).toBeVisible();

  const none = { currentPage: 1, totalPages: 1, totalRecords: 0 };
  await answerWith(page, listActiveOffers, { offers: [], pagination: none });
  await page.reload();
  await expect(page.getByText('No active offers found.')).toBeVisible();
  await answerNoEnvelope(page, listActiveOffers);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch active offers.');
  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, listActiveOffers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  connect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Active Offers' })).toBeVisible();
});
