import {
  adminLogin,
  type AuditView,
  buildPath,
  deductPlan,
  listAudit,
  type ListAuditResponse,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, openTab } from '../../support/admin-users';
import { answerWith } from '../../support/answers';
import { HOSTILE_TEXTS } from '../../support/hostile';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenProfile } from '../../support/profile';
import { savedCsv } from '../../support/saved-csv';
import { expect, test } from '../../support/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Audit Log' }).locator('tbody').getByRole('row');
const filter = (page: Page) => page.getByRole('search', { name: 'Filter' });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

test('the audit shows what administrators and strangers did, filtered by the address; the export runs in no spreadsheet', async ({
  page,
  trial,
  playwright,
  baseURL,
}) => {
  await openTab(page, trial, 'analytics');
  const userId = freshIds();
  await givenUser(page, { userId, days: 30, balance: 5 }, 'Rafi Ahmed');
  const path = buildPath(deductPlan.path, { id: userId });
  const cut = await page.request.post(path, { data: { balanceToCut: 9 } });
  expect(cut.ok(), await cut.text()).toBe(true);
  const names = HOSTILE_TEXTS.slice(0, 3).map((text) => text.slice(0, 60));
  for (const name of names) await givenProfile(page.request, userId, { name, email: null });

  await test.step('who, what, whom, before → after, and the address of the caller', async () => {
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await filter(page).getByLabel('Whom').fill(String(userId));
    await expect(page).toHaveURL(new RegExp(`target=${userId}$`));
    await expect(rows(page)).toHaveCount(3 + names.length);
    const plan = rows(page).filter({ hasText: 'Cut the plan' });
    await expect(plan).toContainText('0 days, 5 videos');
    await expect(plan).toContainText('asked for: 0 days, 9 videos');
    await expect(plan).toContainText('Videos: 5 → 0');
    const opened = rows(page).filter({ hasText: 'Opened the account' });
    await expect(opened).toContainText('127.0.0.1');
    await expect(opened).toContainText(/End: none → \w{3} \d+, \d{4}, \d+:\d\d:\d\d/);
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dhaka', dateStyle: 'medium' });
    await expect(opened.locator('time')).toContainText(shown.format(new Date()));
    expect(await page.evaluate(() => (window as { hostile?: unknown }).hostile)).toBeUndefined();
  });

  await test.step('a CSV library reads the export back', async () => {
    const { name, rows: read } = await savedCsv(page, () => exportButton(page).click());
    expect(name).toMatch(/^audit_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
    expect(read).toHaveLength(4 + names.length);
  });

  await test.step('a filter of one action; Back; kept over a reload', async () => {
    await filter(page).getByLabel('What').selectOption('Cut the plan');
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(3 + names.length);
    await page.goForward();
    await page.reload();
    await expect(filter(page).getByLabel('Whom')).toHaveValue(String(userId));
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(/tab=audit$/);
    await expect(rows(page)).not.toHaveCount(1);
  });

  await test.step('a failed sign-in of a stranger, without the password', async () => {
    const stranger = await playwright.request.newContext({ baseURL });
    const guess = await stranger.post(adminLogin.path, { data: { password: 'a wild guess' } });
    expect(guess.status()).toBe(401);
    await stranger.dispose();
    await filter(page).getByLabel('What').selectOption('Failed sign-ins');
    await expect(page).toHaveURL(/action=admins%2Fsign-in-failed/);
    await expect(rows(page).first()).toContainText('wrong password');
    await expect(rows(page).first()).not.toContainText('a wild guess');
  });
});

test('the audit on a phone and a desktop, in light and dark, and with the keyboard alone', async ({
  page,
  trial,
}) => {
  const long: AuditView = {
    ...{ _id: '1', at: '2026-03-15T18:30:05.000Z', actor: 'ana', action: 'accounts/profile' },
    ...{ outcome: 'done', target: 'user:9007199254740991', requestId: 'request-1' },
    details: { 'before:name': 'Syeda Nurunnahar Chowdhury-Rahmanullah', 'after:name': null },
    address: '2001:db8:85a3::8a2e:370:7334',
  };
  const answer: ListAuditResponse = {
    audit: [long, { ...long, _id: '2', action: 'accounts/password' }],
    pagination: { currentPage: 1, totalPages: 1, totalRecords: 2 },
    ...{ actors: ['ana', 'ben'], timeZone: 'Asia/Dhaka' },
  };
  await answerWith(page, listAudit, answer);
  await openTab(page, trial, 'audit', '&action=plans/add&from=2026-03-01&target=10001');
  await expect(rows(page)).toHaveCount(2);
  await expectSound(page, 'the audit');
  await tabTo(page, page.getByRole('button', { name: 'Clear all filters' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=audit$/);
  await tabTo(page, rows(page).first().getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/manage\//);
});
