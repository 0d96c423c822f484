import { readFile } from 'node:fs/promises';
import {
  adminLogin,
  type AuditView,
  deductPlan,
  buildPath,
  listAudit,
  type ListAuditResponse,
  toggleFreeze,
} from '@portal/contracts';
import type { Page } from '@playwright/test';
import { freshIds, givenUser, openTab } from '../../support/admin-users';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { holdAnswers } from '../../support/held-answers';
import { HOSTILE_TEXTS } from '../../support/hostile';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenProfile } from '../../support/profile';
import { savedCsv } from '../../support/saved-csv';
import { expect, test } from '../../support/test';

const table = (page: Page) => page.getByRole('table', { name: 'Audit Log' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const filter = (page: Page) => page.getByRole('search', { name: 'Filter' });
const pageState = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

/** An action as the service returns it in a list. */
function action(change: Partial<AuditView>): AuditView {
  return {
    _id: Math.random().toString(16).slice(2),
    at: '2026-03-15T18:30:05.000Z',
    actor: 'ana',
    action: 'accounts/profile',
    outcome: 'done',
    target: 'user:10001',
    details: {},
    address: '203.0.113.9',
    requestId: 'request-1',
    ...change,
  };
}

const answer = (audit: AuditView[], total = audit.length): ListAuditResponse => ({
  audit,
  pagination: { currentPage: 1, totalPages: Math.ceil(total / 25) || 1, totalRecords: total },
  actors: ['ana', 'ben'],
  timeZone: 'Asia/Dhaka',
});

/** The content of the file that the click saves. */
async function savedBy(page: Page, press: () => Promise<void>) {
  const saved = page.waitForEvent('download');
  await press();
  const download = await saved;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('Audit Log: every action with its time in the zone of the service, who, what in words, whom with a link to the user manager, before → after, and the address', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  const userId = freshIds();
  await givenUser(page, { userId, days: 30, balance: 5 }, 'Rafi Ahmed');
  const path = buildPath(deductPlan.path, { id: userId });
  const cut = await page.request.fetch(path, {
    method: deductPlan.method,
    data: { balanceToCut: 9 },
  });
  expect(cut.ok(), await cut.text()).toBe(true);

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByText('Times and days in Asia/Dhaka')).toBeVisible();
  await filter(page).getByLabel('Whom').fill(String(userId));
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`target=${userId}$`));
  const newest = rows(page).first();
  await expect(newest).toContainText('Cut the plan');
  await expect(newest).toContainText('0 days, 5 videos');
  await expect(newest).toContainText('asked for: 0 days, 9 videos');
  await expect(newest).toContainText('Videos: 5 → 0');
  await expect(newest).toContainText('Done');
  await expect(rows(page).nth(1)).toContainText('Edited the profile');
  await expect(rows(page).nth(1)).toContainText(/Name: .* → Rafi Ahmed/);
  await expect(rows(page).nth(2)).toContainText('Opened the account');
  await expect(rows(page).nth(2)).toContainText('127.0.0.1');
  await expect(rows(page).nth(2)).toContainText(/End: nothing → \w{3} \d+, \d{4}, \d+:\d\d:\d\d/);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dhaka', dateStyle: 'medium' });
  await expect(newest.locator('time')).toContainText(shown.format(new Date()));
  await newest.getByRole('link', { name: `User ${userId}` }).click();
  await expect(page).toHaveURL(new RegExp(`tab=user-manager&user=${userId}$`));
  await expect(page.getByRole('heading', { name: 'Rafi Ahmed' })).toBeVisible();
});

test('the filter stands in the address: who, what (one action or all about a noun), whom, days; it is cleared by one press, and pages turn', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'audit');
  const userId = freshIds();
  await givenUser(page, { userId, days: 1 });
  const freeze = buildPath(toggleFreeze.path, { id: userId });
  for (let times = 0; times < 26; times += 1) {
    expect((await page.request.fetch(freeze, { method: toggleFreeze.method })).ok()).toBe(true);
  }
  const { actor } = ((await (await page.request.get(listAudit.path)).json()) as ListAuditResponse)
    .audit[0] as AuditView;
  await page.goto(`/admin/dashboard?tab=audit&target=${userId}`);
  await expect(pageState(page)).toHaveText('Page 1 of 2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/page=2/);

  await filter(page).getByLabel('What').selectOption('Froze the user');
  await expect(rows(page)).toHaveCount(13);
  await expect(pageState(page)).toBeHidden();
  await expect(page).not.toHaveURL(/page=/);
  await filter(page).getByLabel('What').selectOption('All about accounts');
  await expect(pageState(page)).toHaveText('Page 1 of 2');
  await filter(page).getByLabel('What').selectOption('Reset settings');
  await expect(page.getByText('No actions found for this filter.')).toBeVisible();
  await page.goBack();
  await expect(pageState(page)).toHaveText('Page 1 of 2');

  await filter(page).getByLabel('Who', { exact: true }).selectOption(actor);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
  await filter(page).getByLabel('From').fill(today);
  await expect(page).toHaveURL(new RegExp(`actor=${actor}.*from=${today}`));
  await expect(rows(page).first()).toContainText('Unfroze the user');
  await filter(page).getByLabel('To').fill('2020-01-01');
  await expect(page.getByText('The first day is after the last day.')).toBeVisible();
  await page.reload();
  await expect(filter(page).getByLabel('Whom')).toHaveValue(String(userId));
  await expect(filter(page).getByLabel('To')).toHaveValue('2020-01-01');
  await expect(page.getByText('The first day is after the last day.')).toBeVisible();

  await filter(page).getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL(/tab=audit$/);
  await expect(rows(page)).toHaveCount(25);
  await page.goto('/admin/dashboard?tab=audit&page=100000');
  await expect(page).not.toHaveURL(/page=100000/);
  await expect(rows(page).first()).toBeVisible();
});

test('failed sign-ins are found by their word: by whom is unknown, why, and that they were refused', async ({
  page,
  trial,
  playwright,
  baseURL,
}) => {
  await openTab(page, trial, 'audit');
  const stranger = await playwright.request.newContext({ baseURL });
  const guess = await stranger.post(adminLogin.path, { data: { password: 'a wild guess' } });
  expect(guess.status()).toBe(401);
  await stranger.dispose();
  await filter(page).getByLabel('What').selectOption('Failed sign-ins');
  await expect(page).toHaveURL(/action=admins%2Fsign-in-failed/);
  const newest = rows(page).first();
  await expect(newest).toContainText('Unknown');
  await expect(newest).toContainText('Refused');
  await expect(newest).toContainText('Administrators’ sign-in');
  await expect(newest).toContainText('Reason: wrong password');
  await expect(newest).toContainText(/Failures: \d+/);
  await expect(newest).not.toContainText('a wild guess');
  await expectSound(page, 'failed sign-ins in the audit');
  const { rows: read } = await savedCsv(page, () => exportButton(page).click());
  expect(read[1]?.slice(2, 7)).toEqual([
    ...['Unknown', 'admins/sign-in-failed', 'Failed sign-ins', 'Refused', 'admin'],
  ]);
});

test('Export CSV holds everything the filter shows, over all pages; hostile values are text on the screen and run in no spreadsheet', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'audit');
  const userId = freshIds();
  await givenUser(page, { userId, days: 1 });
  const names = [
    '=cmd|"/c calc"!A1',
    ...HOSTILE_TEXTS.slice(0, 4).map((text) => text.slice(0, 60)),
  ];
  for (const name of names) await givenProfile(page.request, userId, { name, email: null });
  await page.goto(`/admin/dashboard?tab=audit&target=${userId}`);
  await expect(rows(page)).toHaveCount(names.length + 1);
  await expect(table(page)).toContainText('=cmd|"/c calc"!A1 → <script>window.hostile=1</script>');
  expect(await page.evaluate(() => (window as { hostile?: unknown }).hostile)).toBeUndefined();

  const { name, text } = await savedBy(page, () => exportButton(page).click());
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
  expect(name).toMatch(new RegExp(`^audit_\\d{4}-\\d\\d-\\d\\d_${today}\\.csv$`));
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFtime,time_utc,administrator,action,what,outcome,target,details,address,request_id',
  );
  expect(lines).toHaveLength(names.length + 3);
  expect(text).toContain('"Name: =cmd|""/c calc""!A1 → <script>window.hostile=1</script>"');
  await expect(page.getByText(`${names.length + 1} actions exported.`)).toBeVisible();

  // Text from an attacker in the action name or the address must not become a formula.
  const hostile = action({
    actor: '=1+1',
    target: '@SUM(A1)',
    address: '\t=2',
    details: { '=x': '-1' },
  });
  await answerWith(page, listAudit, answer([hostile]));
  await page.reload();
  await expect(rows(page)).toContainText('@SUM(A1)');
  const formula = await savedBy(page, () => exportButton(page).click());
  const { rows: read } = await savedCsv(page, () => exportButton(page).click());
  expect(read[1]?.slice(2)).toEqual([
    ...['=1+1', 'accounts/profile', 'Edited the profile', 'Done', '@SUM(A1)', '=x: -1', '\t=2'],
    'request-1',
  ]);
  expect(formula.text).toContain(`"'=1+1"`);
  expect(formula.text).toContain(`"'@SUM(A1)"`);
  expect(formula.text).toContain(`"'=x: -1"`);
  expect(formula.text).toContain(`"'\t=2"`);
  expect(formula.text).not.toMatch(/(^|,)"?[=+@\t]/m);
  await answerWith(page, listAudit, answer([]));
  await page.reload();
  await expect(page.getByText('No actions found for this filter.')).toBeVisible();
  await exportButton(page).click();
  await expect(page.getByText('No data to export.')).toBeVisible();
});

test('an export tells how far it is, is cancelled by the same button, and says when it holds only the newest 50,000', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  let held = true;
  let limited = true;
  const asked: number[] = [];
  await page.route(`**${listAudit.path}?*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const at = Number(query.get('page'));
    const size = Number(query.get('limit'));
    if (size === 100) asked.push(at);
    if (size === 100 && at > 3 && held) return;
    if (at === 7 && limited) {
      limited = false;
      const code = 'request/too-many';
      const refusal = { success: false, message: 'Too many.', code, requestId: 'r1' };
      return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: refusal });
    }
    const audit = Array.from({ length: size }, (_, index) => action({ _id: `${at}-${index}` }));
    const whole = answer(audit, 60_000);
    await route.fulfill({
      json: {
        success: true,
        ...whole,
        pagination: { ...whole.pagination, totalPages: 60_000 / size },
      },
    });
  });
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await exportButton(page).click();
  await expect(page.getByText('Exporting 300 of 50,000…')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(exportButton(page)).toBeFocused();
  expect(asked).toEqual([1, 2, 3, 4]);

  // The rate limit in the middle of the export costs time, but no rows.
  held = false;
  const { text } = await savedBy(page, () => exportButton(page).press('Enter'));
  expect(text.trimEnd().split('\r\n')).toHaveLength(50_001);
  expect(limited).toBe(false);
  await expect(
    page.getByText(
      'Only the newest 50,000 of 60,000 actions are in the file. Choose fewer days for the rest.',
    ),
  ).toBeVisible();
});

test('the audit is busy until its answer is there; when it fails it says why and tries again; an export that fails says so', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  await givenUser(page, { userId: freshIds(), days: 1 });
  const answers = await holdAnswers(page, `**${listAudit.path}?*`, 'GET');
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await answers.held;
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await answers.letGo();
  await expect(rows(page).first()).toBeVisible();

  const bringBack = await loseConnection(page, listAudit);
  await exportButton(page).click();
  await expect(page.getByText('The export failed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  bringBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
  await answerNoEnvelope(page, listAudit);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch the audit log.');
});

test('the audit on a phone and a desktop, in light and dark, and with the keyboard alone', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'analytics');
  const details = { 'before:name': 'Syeda Nurunnahar Chowdhury-Rahmanullah', 'after:name': null };
  const long = action({
    details,
    target: 'user:9007199254740991',
    address: '2001:db8:85a3::8a2e:370:7334',
  });
  await answerWith(page, listAudit, answer([long, action({ action: 'accounts/password' })]));
  await page.goto('/admin/dashboard?tab=audit&action=plans/add&from=2026-03-01&target=10001');
  await expect(rows(page)).toHaveCount(2);
  await expectSound(page, 'the audit');
  await tabTo(page, filter(page).getByRole('button', { name: 'Clear filter' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=audit$/);
  const link = rows(page).first().getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=user-manager/);
});
