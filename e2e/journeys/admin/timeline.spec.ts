import { addNote, buildPath, getTimeline, toggleFreeze } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { loseConnection } from '../../support/answers';
import { completedTask } from '../../support/bot';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline', exact: true });
const entries = (page: Page) =>
  page.getByRole('list', { name: 'What happened, newest first' }).getByRole('listitem');

async function openManager(page: Page, userId: number): Promise<void> {
  await page.goto(`/admin/dashboard?tab=user-manager&user=${userId}`);
  await expect(page.getByRole('region', { name: 'Admin Actions' })).toBeVisible();
}

test('the timeline tells what happened in words, newest first, grows with every action, and shows one kind alone', async ({
  page,
  trial,
  bot,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page, { days: 30, balance: 65 });
  await bot.report(`${userId}-a`, completedTask(userId, { file_name: 'Tram.mkv' }));
  await openManager(page, userId);
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).nth(0)).toContainText('Downloaded Tram.mkv from netflix');
  await expect(entries(page).filter({ hasText: 'opened the account' })).toHaveCount(1);
  await expect(entries(page).filter({ hasText: 'Plan:' })).toContainText(
    /Plan: \+30 days, \+65 videos by hand · admin \S+/,
  );

  // An action of this screen appears in the timeline at once.
  const actions = page.getByRole('region', { name: 'Admin Actions' });
  await actions.getByRole('button', { name: 'Freeze', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Freeze' }).click();
  await expect(entries(page).first()).toContainText(/\S+ froze the user/);
  const panel = page.getByRole('region', { name: 'Notes', exact: true });
  await panel.getByLabel('New note').fill('Watch this one.');
  await panel.getByRole('button', { name: 'Add Note' }).click();
  await expect(entries(page).first()).toContainText('Watch this one.');
  await expect(entries(page)).toHaveCount(5);
  await expectSound(page, 'the timeline in the User Manager');

  // The exact time is available to mouse and keyboard.
  const time = entries(page).first().getByRole('time');
  await tabTo(page, time);
  await expect(time.locator('span')).toHaveCSS('clip-path', 'none');
  await expect(time.locator('span')).toHaveText(/\d{4}, \d{1,2}:\d\d [AP]M$/);

  const chip = (name: string) => timeline(page).getByRole('button', { name, exact: true });
  await chip('Admin actions').click();
  await expect(chip('Admin actions')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page)).toHaveCount(2);
  await chip('Payments').click();
  await expect(timeline(page).getByText('Nothing of this kind has happened yet.')).toBeVisible();
  await chip('All').click();
  await expect(entries(page)).toHaveCount(5);

  // The admin view of the user shows the same timeline.
  await page.goto(`/admin/user/${userId}`);
  await expect(entries(page)).toHaveCount(5);
  await expectSound(page, 'the timeline in the admin view of a user');
});

test("'Show older' goes on where the part above ends, also when something new came on top, and with the keyboard", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  const id = { id: userId };
  for (let number = 1; number <= 60; number += 1)
    await page.request.post(buildPath(addNote.path, id), { data: { text: `note-${number};` } });
  await openManager(page, userId);
  const older = timeline(page).getByRole('button', { name: 'Show older' });
  const shown = entries(page).filter({ hasText: /note-\d+;/ });
  await expect(shown).toHaveCount(25);

  const reconnect = await loseConnection(page, getTimeline);
  await older.click();
  await expect(timeline(page).getByRole('alert')).toContainText('Server connection error.');
  reconnect();
  await timeline(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shown).toHaveCount(50);
  await expect(shown.nth(25)).toBeFocused();
  await tabTo(page, older);
  await page.keyboard.press('Enter');
  await expect(older).toBeHidden();
  await expect(shown).toHaveCount(60);
  await page.request.post(buildPath(toggleFreeze.path, id));
  const actions = page.getByRole('region', { name: 'Admin Actions' });
  await page.reload();
  await expect(actions).toBeVisible();
  await older.click();
  await expect(shown).toHaveCount(49);
  await older.click();
  await expect(shown).toHaveCount(60);

  // New actions shift every page by one entry. No entry is lost or repeated.
  await actions.getByRole('button', { name: 'Unfreeze', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, Unfreeze' }).click();
  await expect(entries(page).first()).toContainText('unfroze the user');
  await expect(shown).toHaveText(
    Array.from({ length: 60 }, (_, index) => new RegExp(`note-${60 - index};`)),
  );
});

test("a timeline that cannot be read says so and is read with another try; a new user's begins with the opening", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  const reconnect = await loseConnection(page, getTimeline);
  await openManager(page, userId);
  await expect(timeline(page).getByRole('alert')).toContainText('Server connection error.');
  reconnect();
  await timeline(page).getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).filter({ hasText: 'opened the account' })).toBeVisible();
});
