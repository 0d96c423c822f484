import { addNote, buildPath, deleteNote, listNotes, setTags } from '@portal/contracts';
import type { Page } from '@playwright/test';
import { ADMINISTRATORS } from '../../support/administrators';
import { loseConnection, refuseWith } from '../../support/answers';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { givenUser } from '../../support/managed-users';
import { openAdminSession } from '../../support/signed-in';
import { expect, signInAsAdmin, test } from '../../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notes = (page: Page) => region(page, 'Notes').getByRole('listitem');
const tags = (page: Page) => page.getByRole('list', { name: 'Tags of the user' });

async function openManager(page: Page, userId: number): Promise<void> {
  await page.goto(`/admin/dashboard?tab=user-manager&user=${userId}`);
  await expect(region(page, 'Admin Actions')).toBeVisible();
}

test('a note is written and deleted with the keyboard alone; deleting asks before, and nothing is lost when it fails', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  await openManager(page, userId);
  const panel = region(page, 'Notes');
  await expect(panel.getByText('No notes yet.')).toBeVisible();
  const field = panel.getByLabel('New note');
  const add = panel.getByRole('button', { name: 'Add Note' });

  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText('Please enter a note.');
  await expect(field).toBeFocused();
  await page.keyboard.type('Called twice.\nWants a refund.');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
  await expect(notes(page)).toContainText('Wants a refund.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const connect = await loseConnection(page, addNote);
  await field.fill('x'.repeat(1_001));
  await expect(panel.getByText('1 character too many')).toBeVisible();
  await add.press('Enter');
  await expect(notes(page)).toHaveCount(1);
  await field.fill('Is kept in the field');
  await add.click();
  await expect(panel.getByRole('alert')).toHaveText('Failed to add note.');
  await expect(field).toHaveValue('Is kept in the field');
  connect();
  await add.click();
  await expect(notes(page)).toHaveCount(2);
  await expect(notes(page).first()).toContainText('Is kept in the field');
  await expectSound(page, 'notes in the User Manager');

  const erase = notes(page)
    .filter({ hasText: 'refund' })
    .getByRole('button', { name: /^Delete note by / });
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' });
  await tabTo(page, erase);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectSound(page, 'the question before a note is deleted');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(notes(page)).toHaveCount(2);
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).press('Enter');
  await expect(page.getByText('Note deleted.')).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Notes about the user' })).toBeFocused();

  await refuseWith(page, deleteNote, 'accounts/note-not-found');
  await notes(page).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('This note no longer exists.')).toBeVisible();
  await expect(notes(page)).toHaveCount(1);
});

test("notes that cannot be read say 'Failed to fetch notes.' and are read with another try", async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  const reconnect = await loseConnection(page, listNotes);
  await openManager(page, userId);
  const panel = region(page, 'Notes');
  await expect(panel.getByRole('alert').last()).toContainText('Server connection error.');
  reconnect();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('No notes yet.')).toBeVisible();
});

test('tags are typed or picked from those in use, lead to the users who have them, and are removed', async ({
  page,
  trial,
}) => {
  await openAdminSession(page, trial.admin);
  const tag = `vip-${Date.now()}`;
  const other = await givenUser(page);
  const url = buildPath(setTags.path, { id: other.userId });
  await page.request.put(url, { data: { tags: [tag] } });
  const { userId } = await givenUser(page, {}, { name: 'Tagged User' });
  await openManager(page, userId);
  const panel = region(page, 'Tags');
  await expect(panel.getByText('No tags yet.')).toBeVisible();
  const field = panel.getByLabel('New tag');

  await field.fill('two words');
  await field.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText(
    'A tag has 1 to 24 letters, digits and hyphens.',
  );
  await field.fill(' Late-Payer ');
  await field.press('Enter');
  await expect(tags(page).getByRole('listitem')).toHaveText(['late-payer']);
  await expect(field).toBeFocused();
  await field.fill('VIP-');
  await panel.getByRole('button', { name: `Add tag ${tag}, 1 user` }).click();
  await expect(tags(page).getByRole('listitem')).toHaveText(['late-payer', tag]);
  await expectSound(page, 'tags in the User Manager');

  await panel.getByRole('link', { name: `Users with tag ${tag}` }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(`#${tag}`);
  await expect(page.getByRole('button', { name: 'All Users 2', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tagged User/ })).toBeVisible();

  await page.goBack();
  await panel.getByRole('button', { name: 'Remove tag late-payer' }).click();
  await expect(tags(page).getByRole('listitem')).toHaveText([tag]);
  await expect(field).toBeFocused();
  // The admin view of the user shows the notes too.
  await page.goto(`/admin/user/${userId}`);
  await expect(tags(page).getByRole('listitem')).toHaveText([tag]);
});

test('who may only read sees notes and tags, and nothing to change them with', async ({
  page,
  trial,
  browser,
}) => {
  await openAdminSession(page, trial.admin);
  const { userId } = await givenUser(page);
  const id = { id: userId };
  await page.request.post(buildPath(addNote.path, id), { data: { text: 'For all to read' } });
  await page.request.put(buildPath(setTags.path, id), { data: { tags: ['seen'] } });

  const theirs = await browser.newPage({ baseURL: trial.url });
  await signInAsAdmin(theirs, { admin: ADMINISTRATORS.viewer });
  await openManager(theirs, userId);
  await expect(notes(theirs)).toContainText('For all to read');
  await expect(tags(theirs)).toHaveText('seen');
  for (const name of ['Notes', 'Tags']) {
    await expect(region(theirs, name).getByRole('button')).toHaveCount(0);
    await expect(region(theirs, name).getByRole('textbox')).toHaveCount(0);
  }
  await theirs.close();
});
