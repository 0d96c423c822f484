import { DEFAULT_PHOTO_URL } from '@portal/rules';
import { ERROR_CATALOGUE, type UserView } from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { DRAWING, givenProfile, PHOTO, readProfile } from '../../support/profile';
import { openAs, signInNewcomer } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

const OWNER: Pick<UserView, 'name' | 'email'> = { name: 'Nusrat Jahan', email: 'n@example.com' };

const name = (page: Page) => page.getByLabel('Name');
const email = (page: Page) => page.getByLabel('Email');
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile Changes' });
const saved = (page: Page) => page.getByText('User updated successfully!');
const photo = (page: Page) => page.getByRole('main').locator('img');
const choosePhoto = (page: Page, file = PHOTO) =>
  page.locator('input[type="file"]').setInputFiles(file);

let userId: number;

// Each journey has its own account, because the service accepts five photos per minute and user.
test.beforeEach(async ({ page }) => {
  const user = await signInNewcomer(page.request);
  ({ userId } = user);
  await givenProfile(page.request, userId, OWNER);
  await openAs(page, user, '/account-management');
});

test('with the keyboard alone: photo and name are saved, and the photo is deleted', async ({
  page,
  baseURL,
}) => {
  await expect(name(page)).toHaveValue('Nusrat Jahan');
  await expectSound(page, 'the profile');

  await test.step('a chosen photo is shown before it is saved, blob: URLs used directly', async () => {
    // Wait before the key press: a busy browser reports file choosers late.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByRole('button', { name: 'Change photo' }));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(PHOTO);
    await expect(photo(page)).toHaveAttribute('src', /^blob:/);
    await expectSound(page, 'a chosen photo');
  });

  await test.step("the saved photo loads from the product's own origin with a cache-busting timestamp", async () => {
    const loaded = page.waitForResponse(/\/uploads\//);
    await tabTo(page, name(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('By Keyboard');
    await tabTo(page, email(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    const response = await loaded;
    const url = new URL(response.url());
    expect(url.origin).toBe(new URL(baseURL ?? '').origin);
    expect(Number(url.searchParams.get('t'))).toBeGreaterThan(1_600_000_000_000);
    expect(response.status()).toBe(200);
    await expect(photo(page)).toHaveAttribute('src', /^\/uploads\//);
    const stored = await readProfile(page.request, userId);
    expect(stored).toMatchObject({ name: 'By Keyboard', email: null });
    expect(stored.profilePhotoUrl).toMatch(/^\/uploads\//);
  });

  await test.step('deleting the photo asks for confirmation', async () => {
    const remove = page.getByRole('button', { name: 'Delete photo' });
    const question = page.getByRole('dialog', { name: 'Delete your photo?' });
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await expectSound(page, 'the question before a photo is deleted');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'Yes, Delete' }));
    await page.keyboard.press('Enter');
    await expect(photo(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
    const { profilePhotoUrl } = await readProfile(page.request, userId);
    expect(profilePhotoUrl).toBe(DEFAULT_PHOTO_URL);
  });
});

test('what the service refuses and what a lost connection half saves, is said, and can be saved after it', async ({
  page,
}) => {
  await name(page).fill('Second Half');

  await test.step('a refused photo: nothing is half-saved', async () => {
    await choosePhoto(page, DRAWING);
    await save(page).click();
    await expect(page.getByText(ERROR_CATALOGUE['accounts/photo-kind'].text)).toBeVisible();
    await expectSound(page, 'a refused photo');
    expect(await readProfile(page.request, userId)).toMatchObject({
      ...OWNER,
      profilePhotoUrl: DEFAULT_PHOTO_URL,
    });
  });

  await test.step('a connection lost after the photo', async () => {
    await page.route('**/profile', (route) => route.abort());
    await choosePhoto(page);
    await save(page).click();
    await expect(
      page.getByText('Your new photo was saved, name and email were not.'),
    ).toBeVisible();
    await expectSound(page, 'a half saved profile');
    expect(await readProfile(page.request, userId)).toMatchObject(OWNER);
    await page.unroute('**/profile');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    const { name: stored, profilePhotoUrl } = await readProfile(page.request, userId);
    expect(stored).toBe('Second Half');
    expect(profilePhotoUrl).not.toBe(DEFAULT_PHOTO_URL);
  });
});
