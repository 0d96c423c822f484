import { buildPath, setTags } from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { openAdminSession } from '../../support/signed-in';
import { expect, test } from '../../support/test';

test('a note is written and deleted with the keyboard alone; a tag in use leads to the users who have it', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const tag = `vip-${Date.now()}`;
  const other = await givenUser(page);
  const url = buildPath(setTags.path, { id: other.userId });
  await page.request.put(url, { data: { tags: [tag] } });
  const { userId } = await givenUser(page, {}, { name: 'Tagged User' });
  await page.goto(`/admin/manage/${userId}`);
  const notes = page.getByRole('region', { name: 'Notes', exact: true });
  const items = notes.getByRole('listitem');

  await test.step('written', async () => {
    await tabTo(page, notes.getByLabel('New note'));
    await page.keyboard.type('Called twice.\nWants a refund.');
    await tabTo(page, notes.getByRole('button', { name: 'Add Note' }));
    await page.keyboard.press('Enter');
    await expect(items).toContainText('Wants a refund.');
    await expect(notes.getByLabel('New note')).toBeFocused();
    await expectSound(page, 'notes in the User Manager');
  });

  await test.step('deleted; Escape keeps it', async () => {
    const erase = items.getByRole('button', { name: /^Delete note by / });
    const dialog = page.getByRole('dialog', { name: 'Delete this note?' });
    await tabTo(page, erase);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(erase).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Yes, Delete' }).press('Enter');
    await expect(items).toHaveCount(0);
  });

  await test.step('a tag', async () => {
    const tags = page.getByRole('region', { name: 'Tags', exact: true });
    await tags.getByLabel('New tag').fill('VIP-');
    await tags.getByRole('button', { name: `Add tag ${tag}, 1 user` }).click();
    await tags.getByRole('link', { name: `Users with tag ${tag}` }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(`#${tag}`);
    await expect(page.getByRole('button', { name: 'All Users 2', exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Tagged User/ })).toBeVisible();
    // The admin view of the user shows the tags too.
    await page.goto(`/admin/user/${userId}`);
    const shown = page.getByRole('list', { name: 'Tags of the user' }).getByRole('listitem');
    await expect(shown).toHaveText([tag]);
  });
});
