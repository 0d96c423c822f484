import { generateRedeemCodes, listRedeemCodes, type RedeemCodeView } from '@portal/contracts';
import { formatRedeemCode } from '@portal/rules';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openTab } from '../../support/admin-users';
import { ADMINISTRATORS } from '../../support/administrators';
import { answerNoEnvelope, answerWith, loseConnection } from '../../support/answers';
import { expectSound } from '../../support/looks';
import { savedCsv } from '../../support/saved-csv';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Manage Redeem Codes' }).getByRole('listitem');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search code...' });

/** An unused code, masked for roles that may not grant. */
const MASKED = /^•{12}[2-9A-HJ-NP-Z]{4}$/;
const REASON = 'Only roles that may grant see full codes.';

/** The codes of a new batch, created by the signed-in administrator. */
async function givenBatch(page: Page, count: number): Promise<string> {
  const batch = `Journey ${Date.now()}`;
  const data = { count, days: 30, videos: 0, batch };
  const made = await page.request.post(generateRedeemCodes.path, { data });
  expect(made.ok(), await made.text()).toBe(true);
  return batch;
}

test('a generate form: 10 codes, 30 days, 0 videos; all three are required; batch and validity may be added', async ({
  page,
  trial,
}) => {
  await openTab(page, trial, 'redeem-codes');
  await expect(page.getByRole('heading', { name: 'Manage Redeem Codes' })).toBeVisible();
  await expect(field(page, 'Number of codes')).toHaveValue('10');
  await expect(field(page, 'Days')).toHaveValue('30');
  await expect(field(page, 'Videos')).toHaveValue('0');

  await field(page, 'Days').fill('');
  await button(page, 'Generate').click();
  await expect(page.getByText('Please enter whole numbers')).toBeVisible();
  await field(page, 'Days').fill('0');
  await button(page, 'Generate').click();
  await expect(page.getByText('A code must give at least one day or video.')).toBeVisible();

  const batch = `Eid ${Date.now()}`;
  await field(page, 'Number of codes').fill('3');
  await field(page, 'Days').fill('7');
  await field(page, 'Batch name (optional)').fill(batch);
  await field(page, 'Last day of validity (optional)').fill('2099-12-31');
  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith(generateRedeemCodes.path),
  );
  await button(page, 'Generate').click();
  expect((await request).postDataJSON()).toEqual({
    ...{ count: 3, days: 7, videos: 0, batch },
    // The date is valid until the end of that day in Dhaka.
    validUntil: '2099-12-31T18:00:00.000Z',
  });
  await expect(page.getByText('3 codes generated!')).toBeVisible();
  await expect(field(page, 'Number of codes')).toHaveValue('10');
  await search(page).fill(batch);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Available');
  await expect(rows(page).first()).toContainText('7 days');
  await expect(rows(page).first()).toContainText('Valid until Dec 31, 2099');
  await expect(rows(page).first()).toContainText(`Batch ${batch}`);
  await expectSound(page, 'codes of a batch');

  // One printed sheet with these three codes and nothing else of the page.
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  await button(page, 'Print the 3 new codes').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed-codes');
  await expect(sheet.getByRole('heading', { name: batch })).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Manage Redeem Codes' })).toBeHidden();
});

test('Select All selects the currently filtered codes of all pages; a bulk delete asks, clears the selection, and leaves the rest', async ({
  page,
  trial,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdminSession(page, trial.admin);
  const batch = await givenBatch(page, 30);
  const kept = await givenBatch(page, 1);
  await page.goto(`/admin/dashboard?tab=redeem-codes&search=${encodeURIComponent(batch)}`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  const shown = (await rows(page).first().locator('code').textContent()) ?? '';
  await button(page, `Copy ${shown}`).click();
  await expect(page.getByText(`Code "${shown}" copied!`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);

  const all = page.getByRole('checkbox', { name: 'Select All' });
  await page.getByRole('checkbox', { name: `Select ${shown}` }).check();
  await expect(button(page, 'Delete (1)')).toBeVisible();
  await all.click();
  await expect(button(page, 'Delete (30)')).toBeVisible();
  await expect(all).toBeChecked();
  await page.getByRole('checkbox', { name: `Select ${shown}` }).uncheck();
  await expect(all).not.toBeChecked();
  await button(page, 'Delete (29)').click();
  await expect(page.getByRole('dialog')).toContainText('29 codes');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Delete (29)').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('29 codes deleted!')).toBeVisible();
  await expect(button(page, /^Delete \(/)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  await button(page, `Delete ${shown}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Code deleted!')).toBeVisible();
  await expect(page.getByText('No redeem codes found for this filter.')).toBeVisible();
  await button(page, 'Export CSV').click();
  await expect(page.getByText('No data to export.')).toBeVisible();
  await search(page).fill(kept);
  await expect(rows(page)).toHaveCount(1);
});

test('totals, filters All, Available and Used; the export has what is filtered, as redeem_codes_{filter}.csv', async ({
  page,
  trial,
}) => {
  const code = (place: number, more: Partial<RedeemCodeView>): RedeemCodeView => ({
    _id: String(place).padStart(24, '0'),
    redeem_code: `23456789ABCDEFG${place + 2}`,
    is_used: false,
    days: 30,
    videos: 0,
    used_by_users: [],
    created_at: '2031-01-05T20:00:00.000Z',
    batch: null,
    valid_until: null,
    ...more,
  });
  const codes = [
    code(1, { is_used: true, used_by_users: [1042] }),
    code(2, { redeem_code: '=1+1,"x"', valid_until: '2031-01-05T18:00:00.000Z' }),
  ];
  await answerWith(page, listRedeemCodes, {
    codes,
    pagination: { currentPage: 1, totalPages: 1, totalRecords: 2 },
    counts: { all: 12_480, available: 12_479, used: 1 },
    timeZone: 'Asia/Dhaka',
  });
  await openTab(page, trial, 'redeem-codes');
  await expect(page.getByText('Total12,480')).toBeVisible();
  const used = rows(page).first();
  await expect(used).toContainText(formatRedeemCode(codes[0]?.redeem_code ?? ''));
  await expect(used).toContainText('Used');
  await expect(used).toContainText('Created Jan 6, 2031');
  await expect(used.getByRole('link', { name: '1042' })).toHaveAttribute(
    'href',
    '/admin/user/1042',
  );
  const request = page.waitForRequest(/filter=used/);
  await button(page, 'Used').click();
  await request;
  const saved = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('redeem_codes_used.csv');
  expect((await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')).toEqual([
    'redeem_code,is_used,days,videos,used_by,created_at',
    '23456789ABCDEFG3,true,30,0,1042,2031-01-06',
    `"'=1+1,""x""",false,30,0,N/A,2031-01-06`,
    '',
  ]);
  const read = await savedCsv(page, () => button(page, 'Export CSV').click());
  expect(read.rows.slice(1).map(([code]) => code)).toEqual(['23456789ABCDEFG3', '=1+1,"x"']);

  await answerNoEnvelope(page, listRedeemCodes);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch redeem codes.');
  await page.unrouteAll({ behavior: 'wait' });
  const connect = await loseConnection(page, listRedeemCodes);
  await button(page, 'Try again').click();
  await expect(page.getByRole('alert')).toContainText('Server connection error.');
  connect();
  const lost = await loseConnection(page, generateRedeemCodes);
  await button(page, 'Generate').click();
  await expect(page.getByText('Failed to connect to the server.')).toBeVisible();
  lost();
  await answerNoEnvelope(page, generateRedeemCodes);
  await button(page, 'Generate').click();
  await expect(page.getByText('An unknown error occurred.')).toBeVisible();
});

test('who may only read sees the ends of unused codes and why, exports them so, and has no actions; 768 px are enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openAdminSession(page, ADMINISTRATORS.viewer);
  await page.goto('/admin/dashboard?tab=redeem-codes&status=available');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(REASON).first()).toBeVisible();
  await expect(rows(page).first().locator('code')).toHaveText(MASKED);
  await expect(rows(page).first().getByRole('img', { name: REASON })).toBeVisible();
  await expect(button(page, /^Copy/)).toHaveCount(0);
  await expect(button(page, 'Print sheet')).toHaveCount(0);
  const read = await savedCsv(page, () => button(page, 'Export CSV').click());
  const exported = read.rows.slice(1).map(([code]) => code);
  expect(exported.filter((code) => !MASKED.test(code ?? ''))).toEqual([]);
  await expect(page.getByText('Unused codes are exported with')).toBeVisible();
  const end = (exported[0] ?? '').slice(-4);
  await search(page).fill(end);
  await expect(page).toHaveURL(new RegExp(`search=${end}`));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(rows(page).first().locator('code')).toContainText(end);
  await expectSound(page, 'masked codes');
  await expect(button(page, 'Generate')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(button(page, /^Delete/)).toHaveCount(0);
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus).toBeLessThanOrEqual(0);
});
