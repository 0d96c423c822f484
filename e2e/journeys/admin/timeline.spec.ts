import { addNote, buildPath } from '@portal/contracts';
import { completedTask } from '../../support/bot';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test("the timeline grows with every action; 'Show older' goes on where the part above ends, also when something new came on top", async ({
  page,
  trial,
  bot,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page, { days: 30, balance: 65 });
  await bot.report(`${userId}-a`, completedTask(userId, { file_name: 'Tram.mkv' }));
  for (let number = 1; number <= 60; number += 1) {
    const data = { text: `note-${number};` };
    await page.request.post(buildPath(addNote.path, { id: userId }), { data });
  }
  await page.goto(`/admin/manage/${userId}`);
  const timeline = page.getByRole('region', { name: 'Timeline', exact: true });
  const entries = timeline.getByRole('listitem').filter({ has: page.getByRole('time') });
  const notes = entries.filter({ hasText: /note-\d+;/ });
  const older = timeline.getByRole('button', { name: 'Show older' });

  await test.step('older parts, with the keyboard', async () => {
    await expect(entries).toHaveCount(25);
    await older.click();
    await expect(entries).toHaveCount(50);
    await expect(entries.nth(25)).toBeFocused();
    await tabTo(page, older);
    await page.keyboard.press('Enter');
    await expect(older).toBeHidden();
    await expect(entries.filter({ hasText: 'Downloaded Tram.mkv from netflix' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'opened the account' })).toHaveCount(1);
    await expect(notes).toHaveCount(60);
  });

  await test.step('a new action shifts every page by one entry; none is lost or repeated', async () => {
    await page.getByRole('button', { name: 'Freeze', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Freeze' }).click();
    await expect(entries.first()).toContainText(/\S+ froze the user/);
    await expect(notes).toHaveText(
      Array.from({ length: 60 }, (_, index) => new RegExp(`note-${60 - index};`)),
    );
  });

  await test.step('the exact time is available to mouse and keyboard', async () => {
    const time = entries.first().getByRole('time');
    // From the chips above it: sixty notes of the screen come before.
    await timeline.getByRole('button', { name: 'All', exact: true }).focus();
    await tabTo(page, time);
    await expect(time.locator('span')).toHaveCSS('clip-path', 'none');
    await expectSound(page, 'the timeline in the User Manager');
  });

  await test.step('the admin view of the user shows the same timeline', async () => {
    await page.goto(`/admin/user/${userId}`);
    await expect(entries.first()).toContainText(/\S+ froze the user/);
    await expectSound(page, 'the timeline in the admin view of a user');
  });
});
