import { listBroadcasts } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { enterDashboard, expect, test } from '../../support/test';

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');
const submit = (page: Page, name: 'Broadcast' | 'Update') =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("a create form: a required message, a schedule date, a time enabled only once a date is set, and a button 'Broadcast'", async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'broadcasts');
  await expect(field(page, 'Schedule time')).toBeDisabled();
  await submit(page, 'Broadcast').click();
  await expect(page.getByText('Please enter a message.')).toBeVisible();
  await expect(field(page, 'Message')).toBeFocused();

  const text = `Maintenance tonight ${Date.now()} https://example.com/why`;
  await field(page, 'Message').fill(text);
  await field(page, 'Schedule date').fill('2099-12-31');
  await expect(field(page, 'Schedule time')).toBeEnabled();
  await field(page, 'Schedule time').fill('23:30');
  await expect(page.getByText('Times in Asia/Dhaka.')).toBeVisible();
  await field(page, 'Schedule date').fill('');
  await expect(field(page, 'Schedule time')).toBeDisabled();
  await expect(field(page, 'Schedule time')).toHaveValue('');
  await field(page, 'Schedule date').fill('2099-12-31');
  await field(page, 'Schedule time').fill('23:30');
  await field(page, 'For').selectOption({ label: 'Expired plans' });
  await expect(page.getByText(/^[\d,]+ users? now$/)).toBeVisible();
  await expectSound(page, 'a broadcast that is being written');

  const request = page.waitForRequest('**/api/admin/broadcast');
  await submit(page, 'Broadcast').click();
  expect((await request).postDataJSON()).toEqual({
    message: text,
    segment: 'expired',
    // 11:30 PM in Dhaka.
    scheduledAt: '2099-12-31T17:30:00.000Z',
  });
  await expect(page.getByText('Broadcast scheduled!')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  const sent = history(page).filter({ hasText: text });
  await expect(sent).toContainText('Scheduled');
  await expect(sent).toContainText('Scheduled for Dec 31, 2099, 11:30 PM');
  await expect(sent.getByRole('link')).toHaveAttribute('href', 'https://example.com/why');
});

test("editing shows 'Cancel' and 'Update'; deleting asks first and says 'Broadcast deleted!'; readers are counted", async ({
  page,
  trial,
  browser,
}) => {
  await openAdminSession(page, trial.admin);
  const text = `Welcome to the new portal ${Date.now()}`;
  await page.request.post('/api/admin/broadcast', { data: { message: text, scheduledAt: null } });
  const reader = await browser.newPage();
  await enterDashboard(reader, trial);
  const dialog = reader.getByRole('dialog', { name: 'A Broadcast Message' });
  await expect(dialog).toContainText(text);
  const counted = reader.waitForResponse('**/seen');
  await dialog.getByRole('button', { name: 'Got It!' }).click();
  expect((await counted).ok()).toBe(true);
  await reader.close();

  await page.goto('/admin/dashboard?tab=broadcasts');
  const card = history(page).filter({ hasText: text });
  await expect(card).toContainText('Active');
  await expect(card).toContainText('Seen by 1');
  await card.getByRole('button', { name: /^Edit broadcast/ }).click();
  await expect(field(page, 'Message')).toHaveValue(text);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(submit(page, 'Broadcast')).toBeVisible();

  await card.getByRole('button', { name: /^Edit broadcast/ }).click();
  await field(page, 'Message').fill(`${text}, really`);
  await submit(page, 'Update').click();
  await expect(page.getByText('Broadcast updated!')).toBeVisible();
  const changed = history(page).filter({ hasText: `${text}, really` });
  await changed.getByRole('button', { name: /^Delete broadcast/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(changed).toBeVisible();
  await changed.getByRole('button', { name: /^Delete broadcast/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Broadcast deleted!')).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('the history has badges Scheduled, Active and Expired; it may be empty or fail', async ({
  page,
  trial,
}) => {
  const broadcast = (place: number, more: object) => ({
    _id: String(place).padStart(24, '0'),
    text: `Message ${place} <b>not bold</b>`,
    status: 'active' as const,
    scheduledAt: null,
    createdAt: '2031-01-05T10:00:00.000Z',
    segment: 'all' as const,
    seen: 12_480,
    ...more,
  });
  const broadcasts = [
    broadcast(1, { scheduledAt: '2099-01-05T10:00:00.000Z' }),
    broadcast(2, {}),
    broadcast(3, { status: 'expired' }),
  ];
  await answerWith(page, listBroadcasts, { broadcasts, timeZone: 'Asia/Dhaka' });
  await openTab(page, trial, 'broadcasts');
  for (const [place, badge] of ['Scheduled', 'Active', 'Expired'].entries()) {
    await expect(history(page).nth(place).getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(history(page).nth(1)).toContainText('<b>not bold</b>');
  await expect(history(page).nth(1)).toContainText('Created Jan 5, 2031, 4:00 PM');
  await expect(history(page).nth(1)).toContainText('Seen by 12,480');
  await expectSound(page, 'the history of broadcasts');

  await answerWith(page, listBroadcasts, { broadcasts: [], timeZone: 'Asia/Dhaka' });
  await page.reload();
  await expect(page.getByText('No broadcasts yet.')).toBeVisible();
  await answerNoEnvelope(page, listBroadcasts);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Server error.');
  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, listBroadcasts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  connect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Message')).toBeVisible();
});
