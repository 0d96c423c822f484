import type { Page } from '@playwright/test';
import { expectSound } from '../../support/looks';
import { openAdminSession } from '../../support/signed-in';
import { enterDashboard, expect, test } from '../../support/test';

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a broadcast is scheduled for a part of the users; another one reaches a subscriber, is counted, changed and deleted', async ({
  page,
  trial,
  browser,
}) => {
  await openAdminSession(page, trial.admin);
  await page.goto('/admin/dashboard?tab=broadcasts');
  const text = `Welcome to the new portal ${Date.now()}`;
  const send = page.getByRole('button', { name: 'Broadcast', exact: true });

  await test.step('scheduled', async () => {
    await field(page, 'Message').fill(`Later: ${text} https://example.com/why`);
    await field(page, 'Schedule date').fill('2099-12-31');
    await field(page, 'Schedule time').fill('23:30');
    await field(page, 'For').selectOption({ label: 'Expired plans' });
    await expect(page.getByText(/^[\d,]+ users? now$/)).toBeVisible();
    await expectSound(page, 'a broadcast that is being written');
    await send.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText('Broadcast scheduled!')).toBeVisible();
    const sent = history(page).filter({ hasText: `Later: ${text}` });
    await expect(sent).toContainText('Scheduled for Dec 31, 2099, 11:30 PM');
    await expectSound(page, 'the history of broadcasts');
  });

  await test.step('sent at once, and seen by a subscriber', async () => {
    await field(page, 'Message').fill(text);
    await send.click();
    const question = page.getByRole('dialog', { name: /^Send to [\d,]+ users? now\?$/ });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(history(page).filter({ hasText: text })).toHaveCount(2);
    // Until it is sent it can be taken back.
    const undo = page.getByRole('button', { name: /^Undo broadcast/ });
    await expect(undo).toBeVisible();
    await expect(undo).toHaveCount(0, { timeout: 30_000 });
    const reader = await browser.newPage();
    await enterDashboard(reader, trial);
    const dialog = reader.getByRole('dialog', { name: 'A Broadcast Message' });
    await expect(dialog).toContainText(text);
    const counted = reader.waitForResponse('**/seen');
    await dialog.getByRole('button', { name: 'Got It!' }).click();
    expect((await counted).ok()).toBe(true);
    await reader.close();
  });

  await test.step('counted, changed and deleted', async () => {
    await page.reload();
    const card = history(page).filter({ hasText: text }).filter({ hasNotText: 'Later' });
    await expect(card).toContainText('Seen by 1');
    await card.getByRole('button', { name: /^Edit broadcast/ }).click();
    await field(page, 'Message').fill(`Now: ${text}`);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Broadcast updated!')).toBeVisible();
    const changed = history(page).filter({ hasText: `Now: ${text}` });
    await changed.getByRole('button', { name: /^Delete broadcast/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Broadcast deleted!')).toBeVisible();
    await expect(changed).toHaveCount(0);
  });
});
