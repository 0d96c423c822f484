import { getInsights, getOttPopularity, type Insights } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { ADMINISTRATORS } from '../../support/administrators';
import { answerWith } from '../../support/answers';
import { holdAnswers } from '../../support/held-answers';
import { expectSound } from '../../support/looks';
import { savedCsv } from '../../support/saved-csv';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const insights = (page: Page) => panel(page, 'Insights');
const csv = (page: Page, name: string) =>
  savedCsv(page, () => page.getByRole('button', { name: `CSV of ${name}`, exact: true }).click());
const preset = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const rowsOf = (page: Page, name: string) =>
  panel(page, name).getByRole('table', { name }).locator('tbody').getByRole('row');

const both = (now: number, before: number) => ({ now, before });

/** Metrics of a week. The names contain hostile text. */
const WEEK: Insights = {
  range: { from: '2031-03-04', to: '2031-03-10' },
  before: { from: '2031-02-25', to: '2031-03-03' },
  timeZone: 'Asia/Dhaka',
  downloads: both(1_240, 1_000),
  logins: both(12, 0),
  newUsers: both(0, 0),
  revenue: both(1_500_050, 3_000_100),
  payments: both(3, 4),
  orders: {
    ...{ made: both(10, 8), completed: both(3, 4), mismatched: both(1, 0) },
    ...{ timedOut: both(2, 4), open: both(4, 0) },
  },
  purchases: { first: both(1, 2), renewal: both(1, 2), return: both(1, 0) },
  churned: both(3, 0),
  revenueByPlan: [
    { planId: 'combo_30d', plan: '=1+1', payments: 2, revenue: 1_400_050, revenueBefore: 0 },
    {
      planId: '@x',
      plan: 'মাসিক, "ঢাকা"\n🎬',
      payments: 1,
      revenue: 100_000,
      revenueBefore: 3_000_100,
    },
  ],
  revenueByMethod: [
    { method: 'bkash', payments: 2, revenue: 1_400_050, revenueBefore: 3_000_100 },
    { method: null, payments: 1, revenue: 100_000, revenueBefore: 0 },
  ],
  services: [
    { name: '\t=2', completed: 1, failed: 3 },
    { name: 'Netflix', completed: 1_239, failed: 0 },
  ],
  days: Array.from({ length: 7 }, (_, day) => ({
    date: `2031-03-${String(4 + day).padStart(2, '0')}`,
    ...{ downloads: 100 + day, logins: day, payments: day % 2 },
    revenue: day % 2 ? 500_025 : 0,
  })),
};

test('insights: 7, 30 or 90 days or own ones in the address, compared with as many before; the metrics are those of the service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await openAdminSession(page, ADMINISTRATORS.viewer);
  const held = await holdAnswers(page, '**/api/admin/stats/insights**', 'GET');
  await page.goto('/admin/dashboard?tab=analytics');
  await expect(page.getByRole('progressbar', { name: 'Loading insights' })).toBeVisible();
  await held.letGo();
  await expect(preset(page, '30 days')).toBeChecked();
  await expect(insights(page)).toContainText(/compared with .*Days of Asia\/Dhaka/);
  await expect(rowsOf(page, 'Failure Rate by Service').first()).toBeVisible();

  const week = page.waitForResponse(/stats\/insights\?days=7$/);
  await preset(page, '7 days').click();
  const shown = ((await (await week).json()) as { insights: Insights }).insights;
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(shown.range.from);
  const days = await csv(page, 'Revenue by Day');
  expect(days.rows.slice(1)).toEqual(
    shown.days.map(({ date, downloads, logins, payments, revenue }) =>
      [date, downloads, logins, payments, revenue / 100].map(String),
    ),
  );

  const asked = page.waitForRequest(/insights\?.*from=2031-01-01/);
  await page.goto('/admin/dashboard?tab=analytics&from=2031-01-01&to=2031-01-31');
  await asked;
  await expect(preset(page, 'Custom days')).toBeChecked();
  await expect(insights(page)).toContainText(
    /1\s*–\s*31 Jan 2031, compared with 1\s*–\s*31 Dec 2030/,
  );
  await page.getByLabel('To', { exact: true }).fill('2032-01-02');
  await expect(page).toHaveURL(/to=2032-01-02/);
  await expect(page.getByRole('alert')).toContainText(
    'Please choose 1 to 366 days. The last day must not be before the first.',
  );
  await preset(page, '90 days').click();
  await expect(page).not.toHaveURL(/from=/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('every metric is saved as CSV, which a library reads back; hostile names are text and run nowhere', async ({
  page,
  trial,
}) => {
  await answerWith(page, getInsights, { insights: WEEK });
  await answerWith(page, getOttPopularity, { stats: [{ name: '-1+1', value: 3 }] });
  await openTab(page, trial, 'analytics');
  await expect(insights(page)).toContainText(
    /4\s*–\s*10 Mar 2031, compared with 25 Feb\s*–\s*3 Mar 2031/,
  );
  for (const [metric, text] of [
    ['Revenue (BDT)', '15,000.5−50% · Before 30,001'],
    ['Conversion', '50%'],
    ['Sign-ins', '12from 0 · Before 0'],
    ['New users', '00% · Before 0'],
    ['Downloads', '1,240+24% · Before 1,000'],
  ] as const) {
    const tile = insights(page)
      .locator('dl > div')
      .filter({ has: page.getByText(metric, { exact: true }) });
    await expect(tile).toContainText(text);
  }
  await expect(rowsOf(page, 'Revenue by Plan').first()).toContainText('=1+1');
  await expect(rowsOf(page, 'Revenue by Method').last()).toHaveText(/^Unknown11,000from 0$/);
  await expect(rowsOf(page, 'Conversion of Orders').last()).toHaveText('Conversion50%50%0%');
  await expect(rowsOf(page, 'Renewals and Churn').last()).toHaveText('Churn rate75%0%from 0');
  await expect(rowsOf(page, 'Failure Rate by Service').first()).toContainText('75%');
  await expectSound(page, 'insights');

  const week = '2031-03-04_2031-03-10.csv';
  const plans = await csv(page, 'Revenue by Plan');
  expect(plans).toEqual({
    name: `revenue_by_plan_${week}`,
    rows: [
      ['plan_id', 'plan', 'payments', 'revenue_bdt', 'revenue_before_bdt', 'change_percent'],
      ['combo_30d', '=1+1', '2', '14000.5', '0', ''],
      ['@x', 'মাসিক, "ঢাকা"\n🎬', '1', '1000', '30001', '-96.67'],
    ],
  });
  const services = await csv(page, 'Failure Rate by Service');
  expect([services.name, services.rows[1]]).toEqual([
    `failures_by_service_${week}`,
    ['\t=2', '1', '3', '75'],
  ]);
  expect((await csv(page, 'Revenue by Method')).rows[2]?.slice(0, 3)).toEqual(['', '1', '1000']);
  expect((await csv(page, 'Conversion of Orders')).rows[1]).toEqual([
    'Orders created',
    'count',
    '10',
    '8',
    '25',
  ]);
  expect((await csv(page, 'Renewals and Churn')).rows[4]?.slice(0, 4)).toEqual([
    'Not renewed',
    'count',
    '3',
    '0',
  ]);
  expect((await csv(page, 'Insights')).rows[1]).toEqual([
    'Revenue (BDT)',
    'BDT',
    '15000.5',
    '30001',
    '-50',
  ]);
  expect((await csv(page, 'Most Popular OTT Services')).rows[1]).toEqual(['-1+1', '3']);
  expect((await csv(page, 'Downloads Over Last 30 Days')).rows).toHaveLength(31);
  expect((await csv(page, 'Totals')).rows).toHaveLength(5);
  await expect(page.getByText('Saved totals.csv.')).toBeVisible();
});
