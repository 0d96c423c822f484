import { generateRedeemCodes, listRedeemCodes, type RedeemCodeView } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { openTab } from '../../support/admin-users';
import { ADMINISTRATORS } from '../../support/administrators';
import { answerWith } from '../../support/answers';
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

test('codes are generated, found, copied and printed alone on a sheet; a bulk delete over two pages leaves the others; a CSV library reads the export back', async ({
  page,
  trial,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTab(page, trial, 'redeem-codes');
  const kept = await givenBatch(page, 1);
  const batch = `Eid ${Date.now()}`;

  await test.step('generated and found', async () => {
    await field(page, 'Number of codes').fill('30');
    await field(page, 'Batch name (optional)').fill(batch);
    await field(page, 'Last day of validity (optional)').fill('2099-12-31');
    await button(page, 'Generate').click();
    await expect(page.getByText('30 codes generated!')).toBeVisible();
    await search(page).fill(batch);
    // The whole list may have two pages as well, so only the address shows that the search began.
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === batch);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(rows(page).first()).toContainText(`Batch ${batch}`);
    await expect(rows(page).first()).toContainText('Valid until Dec 31, 2099');
    await expectSound(page, 'codes of a batch');
  });

  await test.step('copied', async () => {
    const shown = (await rows(page).first().locator('code').textContent()) ?? '';
    await button(page, `Copy ${shown}`).click();
    await expect(page.getByText(`Code "${shown}" copied!`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  });

  await test.step('printed', async () => {
    await page.evaluate(() => {
      window.print = () => void (document.body.dataset['printed'] = 'yes');
    });
    await button(page, 'Print the 30 new codes').click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.printed-codes');
    await expect(sheet.getByRole('heading', { name: batch })).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(30);
    await expect(page.getByRole('heading', { name: 'Manage Redeem Codes' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { name: 'Manage Redeem Codes' })).toBeVisible();
  });

  await test.step('deleted', async () => {
    await page.getByRole('checkbox', { name: 'Select All' }).click();
    await button(page, 'Delete (30)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('30 codes deleted!')).toBeVisible();
    await expect(page.getByText('No redeem codes found for this filter.')).toBeVisible();
    await search(page).fill(kept);
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('exported, formulas as text', async () => {
    const code: RedeemCodeView = {
      ...{ _id: '0'.repeat(24), redeem_code: '=1+1,"x"', is_used: false, days: 30, videos: 0 },
      ...{ used_by_users: [], created_at: '2031-01-05T20:00:00.000Z', batch: null },
      valid_until: null,
    };
    await answerWith(page, listRedeemCodes, { codes: [code] });
    const read = await savedCsv(page, () => button(page, 'Export CSV').click());
    expect(read.rows.slice(1).map(([text]) => text)).toEqual(['=1+1,"x"']);
  });
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
