import {
  clearLoginHistory,
  deleteLoginRecord,
  deleteLoginRecords,
  listLoginHistory,
  type LoginRecordView,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { ADMINISTRATORS } from '../../support/administrators';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { openAdminSession, signInNewcomer } from '../../support/signed-in';
import { expect, signInAsAdmin, test } from '../../support/test';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Login History' }).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const login = (place: number, more: Partial<LoginRecordView> = {}): LoginRecordView => ({
  ...{ _id: String(place).padStart(24, '0'), userId: 900 + place, name: `Mina ${place}` },
  ...{ loginTime: '2031-01-05T18:30:05.000Z', city: 'Sylhet', country: 'Bangladesh' },
  ...{ ipAddress: '203.0.113.9', userAgent: 'Mozilla/5.0 (Android 15)' },
  ...more,
});

test("cards with a checkbox, name or 'Unknown User', user id, login time in Asia/Dhaka, 12-hour, city/country with fallbacks, IP address and user agent; pages of 10", async ({
  page,
  trial,
}) => {
  const nobody = { name: '', city: null, country: null, userAgent: null };
  const hostile = '<img src=x onerror="alert(1)">';
  await answerWith(page, listLoginHistory, {
    history: [
      login(1),
      login(2, { ...nobody, loginTime: '2031-01-05T06:00:00.000Z' }),
      login(3, { city: hostile, userAgent: hostile.repeat(8) }),
    ],
    pagination: { currentPage: 1, totalPages: 2, totalRecords: 13 },
  });
  await signInAsAdmin(page, trial);
  const asked = page.waitForRequest((sent) => sent.url().includes(listLoginHistory.path));
  await page.getByRole('link', { name: 'Login History' }).click();
  expect(new URL((await asked).url()).search).toBe('?page=1&limit=10');
  await expect(cards(page)).toHaveCount(3);
  const [known, unknown] = [cards(page).first(), cards(page).nth(1)];
  for (const text of ['Mina 1', 'Sylhet, Bangladesh', 'IP Address: 203.0.113.9', 'Android 15']) {
    await expect(known).toContainText(text);
  }
  // 12:30 AM in that zone, and noon.
  await expect(known.locator('time')).toHaveText('Jan 6, 2031, 12:30:05 AM');
  await expect(unknown.locator('time')).toHaveText('Jan 5, 2031, 12:00:00 PM');
  await expect(known.getByRole('link', { name: '901' })).toHaveAttribute('href', '/admin/user/901');
  await expect(unknown).toContainText('Unknown User');
  await expect(unknown).toContainText('Unknown City, Unknown Country');
  await expect(unknown).toContainText('User Agent: Unknown device');
  await expect(cards(page).nth(2)).toContainText(`${hostile}, Bangladesh`);
  await expect(cards(page).getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expectSound(page, 'Login History');
  await page.setViewportSize({ width: 768, height: 900 });
  const surplus = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(surplus).toBeLessThanOrEqual(0);
  await expect(button(page, 'Clear All')).toBeInViewport();

  const none = { currentPage: 1, totalPages: 1, totalRecords: 0 };
  await answerWith(page, listLoginHistory, { history: [], pagination: none });
  await page.reload();
  await expect(page.getByText('No login records found.')).toBeVisible();
  await answerNoEnvelope(page, listLoginHistory);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch login history.');
  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, listLoginHistory);
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  connect();
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test("delete one, 'Delete Selected (n)' over pages and 'Clear All' ask first, say how they ended, and work by the keyboard", async ({
  page,
  trial,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (let count = 0; count < 12; count += 1) await signInNewcomer(visitor);
  await visitor.dispose();
  await openTab(page, trial, 'login-history');
  await expect(cards(page)).toHaveCount(10);
  const remove = button(page, /^Delete the sign-in of/);
  const id = (await cards(page).first().getByRole('link').textContent()) ?? '';
  const first = cards(page).filter({ hasText: id });
  await remove.first().click();
  await confirm(page, 'Cancel').click();
  await expect(first).toBeVisible();
  const loseOne = await loseConnection(page, deleteLoginRecord);
  await remove.first().click();
  await confirm(page, 'Delete').click();
  await expect(page.getByText('Failed to delete log entry.')).toBeVisible();
  loseOne();
  await remove.first().click();
  await confirm(page, 'Delete').click();
  await expect(page.getByText('Log entry deleted.')).toBeVisible();
  await expect(first).toHaveCount(0);

  await expect(button(page, 'Delete Selected (0)')).toHaveAttribute('aria-disabled', 'true');
  const boxes = cards(page).getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(3).check();
  await boxes.nth(3).uncheck();
  await button(page, 'Next').click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await boxes.first().check();
  const selected = button(page, 'Delete Selected (2)');
  const loseMany = await loseConnection(page, deleteLoginRecords);
  await selected.click();
  await expect(page.getByRole('dialog', { name: 'Delete 2 selected log entries?' })).toBeVisible();
  await expectSound(page, 'the question before deleting log entries');
  await confirm(page, 'Delete').click();
  await expect(page.getByText('Failed to delete selected logs.')).toBeVisible();
  loseMany();
  await selected.click();
  await confirm(page, 'Delete').click();
  await expect(page.getByText('2 log entries deleted.')).toBeVisible();
  await expect(button(page, 'Delete Selected (0)')).toBeVisible();

  const clear = button(page, 'Clear All');
  const loseAll = await loseConnection(page, clearLoginHistory);
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await tabTo(page, confirm(page, 'Clear All'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to clear history.')).toBeVisible();
  loseAll();
  await clear.click();
  await page.keyboard.press('Escape');
  await expect(cards(page).first()).toBeVisible();
  await clear.click();
  await confirm(page, 'Clear All').click();
  await expect(page.getByText('Login history cleared.')).toBeVisible();
  await expect(page.getByText('No login records found.')).toBeVisible();
});

test('who may not delete is shown neither boxes nor buttons', async ({ page }) => {
  const pagination = { currentPage: 1, totalPages: 1, totalRecords: 1 };
  await answerWith(page, listLoginHistory, { history: [login(1)], pagination });
  await openAdminSession(page, ADMINISTRATORS.viewer);
  await page.goto('/admin/dashboard?tab=login-history');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, /Delete|Clear/)).toHaveCount(0);
});
