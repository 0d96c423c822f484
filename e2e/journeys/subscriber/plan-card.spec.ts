import { getUser, type HistoryItem, type UserView } from '@portal/contracts';
import { changeAnswers } from '../../support/answers';
import { card, givenStats, openDashboardOf, reloadDashboard } from '../../support/dashboard';
import { expectSound } from '../../support/looks';
import { expect, signIn, test } from '../../support/test';
import type { Page } from '@playwright/test';

const plan = (page: Page) => card(page, 'Plan Details');
const bar = (page: Page) => plan(page).getByRole('progressbar', { name: 'Plan countdown' });

const PLAN: Partial<UserView> = {
  isExpired: false,
  daysRemaining: 12,
  expiry: 30,
  startDate: '2031-03-01T06:00:00.000Z',
  expiryDate: '2031-03-31T06:00:00.000Z',
  balance: 42,
  price: 2200,
  currency: 'BDT',
};

test('Plan Details card: plan status, balance, duration, start and expiry dates, price and currency, and a used-countdown bar', async ({
  page,
  trial,
}) => {
  await openDashboardOf(page, trial, PLAN);
  await expect(plan(page)).toContainText('Active');
  const facts = {
    'Time left': '12 days',
    Balance: '42 videos',
    Duration: '30 days',
    'Start date': 'Mar 1, 2031',
    'Expiry date': 'Mar 31, 2031',
    Price: '2,200 BDT',
  };
  for (const [name, value] of Object.entries(facts)) {
    const term = plan(page).getByRole('term').filter({ hasText: name });
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
  }
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '60');
});

const STATES: readonly [name: string, change: Partial<UserView>, status: string, used: number][] = [
  ['31 days left', { daysRemaining: 31 }, 'Active', 0],
  ['30 days left', { daysRemaining: 30 }, 'Active', 0],
  ['15 days left', { daysRemaining: 15 }, 'Active', 50],
  ['8 days left', { daysRemaining: 8 }, 'Active', 73],
  ['7 days left', { daysRemaining: 7 }, 'Expiring Soon', 77],
  ['1 day left', { daysRemaining: 1 }, 'Expiring Soon', 97],
  ['expired', { isExpired: true, daysRemaining: 0 }, 'Expired', 100],
];
test("plan status: Expired if isExpired; 'Expiring Soon' if daysRemaining is 7 or less; otherwise 'Active'; used-countdown 0 above 30 days, 100 when expired, otherwise (30 minus days remaining) / 30 x 100", async ({
  page,
  trial,
}) => {
  await signIn(page, trial);
  let state: Partial<UserView> = {};
  await changeAnswers(page, getUser, ({ user }) => ({ user: { ...user, ...PLAN, ...state } }));
  await reloadDashboard(page);
  for (const [name, change, status, used] of STATES) {
    state = change;
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await expect(page.getByRole('banner')).toContainText(new RegExp(name, 'i'));
    await expect(plan(page).getByText(status, { exact: true }), name).toBeVisible();
    await expect(bar(page), name).toHaveAttribute('aria-valuenow', String(used));
  }
  await expectSound(page, 'an expired plan');
});

test('a plan that was a gift has no price', async ({ page, trial }) => {
  await openDashboardOf(page, trial, { ...PLAN, daysRemaining: 3, price: null, currency: null });
  await expect(plan(page).getByRole('definition').last()).toHaveText('—');
  await expectSound(page, 'a plan that ends soon');
});

test('an account without a plan has no dates and counts as expired', async ({ page, trial }) => {
  const none = { isExpired: true, daysRemaining: 0, expiry: 0, startDate: null, expiryDate: null };
  await openDashboardOf(page, trial, { ...PLAN, ...none });
  await expect(plan(page)).toContainText('Expired');
  await expect(plan(page).getByRole('definition').filter({ hasText: '—' })).toHaveCount(2);
});

test('a frozen account says that downloads are paused', async ({ page, trial }) => {
  await openDashboardOf(page, trial, { ...PLAN, isFrozen: true });
  await expect(plan(page).getByRole('status')).toContainText('This account is frozen.');
});

test.describe('"n videos left, enough for about d days"', () => {
  const downloadsOf = (hoursAgo: readonly number[]): HistoryItem[] =>
    hoursAgo.map((hours, index) => ({
      _id: String(index),
      file_name: `Eleven.Rivers.S01E0${index}.mkv`,
      ott_service: 'netflix',
      download_date: new Date(Date.now() - hours * 3_600_000).toISOString(),
    }));

  test('follows the pace of the last downloads', async ({ page, trial }) => {
    await openDashboardOf(page, trial, PLAN);
    await givenStats(page, () => ({ recentDownloads: downloadsOf([1, 30, 60, 90, 120]) }));
    await reloadDashboard(page);
    await expect(plan(page)).toContainText('42 videos left, enough for about 42 days.');
  });

  test('is not shown where it would be a guess', async ({ page, trial }) => {
    await openDashboardOf(page, trial, PLAN);
    await givenStats(page, () => ({ recentDownloads: downloadsOf([1, 30, 60, 90]) }));
    await reloadDashboard(page);
    await expect(card(page, 'Recent Downloads')).toContainText('Eleven.Rivers.S01E03.mkv');
    await expect(plan(page)).not.toContainText('enough for');
  });

  test('is not shown for an expired plan', async ({ page, trial }) => {
    await openDashboardOf(page, trial, { ...PLAN, isExpired: true, daysRemaining: 0 });
    await givenStats(page, () => ({ recentDownloads: downloadsOf([1, 30, 60, 90, 120]) }));
    await reloadDashboard(page);
    await expect(card(page, 'Recent Downloads')).toContainText('Eleven.Rivers.S01E03.mkv');
    await expect(plan(page)).not.toContainText('enough for');
  });
});

test('the plan in Bangla has its words, numerals and dates', async ({ page, trial }) => {
  await signIn(page, trial);
  await page.evaluate(() => localStorage.setItem('language', 'bn'));
  await openBangla(page);
  const bangla = page.getByRole('region', { name: 'প্ল্যানের বিবরণ' });
  await expect(bangla).toContainText(/[০-৯]+ দিন/);
  await expect(bangla).not.toContainText(/[0-9]/);
  await expectSound(page, 'the dashboard in Bangla');
});

async function openBangla(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: /^স্বাগতম/ })).toBeVisible();
}
