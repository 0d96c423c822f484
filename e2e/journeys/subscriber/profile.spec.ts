import { DEFAULT_PHOTO_URL } from '@portal/rules';
import { ERROR_CATALOGUE, type UserView } from '@portal/contracts';
import { tabTo } from '../../support/keyboard';
import { expectSound } from '../../support/looks';
import { DRAWING, givenProfile, PHOTO, readProfile } from '../../support/profile';
import { openAs, signInNewcomer } from '../../support/signed-in';
import { expect, test } from '../../support/test';
import type { Page, Request } from '@playwright/test';

const OWNER: Pick<UserView, 'name' | 'email'> = { name: 'Nusrat Jahan', email: 'n@example.com' };

const name = (page: Page) => page.getByLabel('Name');
const email = (page: Page) => page.getByLabel('Email');
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile Changes' });
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

/** The write requests of the page, in order. */
function writes(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    const part = /^\/api\/user\/\d+\/(photo|profile)$/.exec(pathname)?.[1];
    if (part) seen.push(`${request.method()} ${part}${bodyOf(request)}`);
  });
  return seen;
}

function bodyOf(request: Request): string {
  return request.method() === 'PATCH' ? ` ${request.postData()}` : '';
}

test("'Manage Profile': photo, name, email and a link to /change-password; the back arrow goes to /dashboard", async ({
  page,
}) => {
  await expect(page.getByRole('heading', { name: 'Manage Profile' })).toBeVisible();
  await expect(name(page)).toHaveValue('Nusrat Jahan');
  await expect(email(page)).toHaveValue('n@example.com');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(page.locator('input[type="file"]')).toHaveAttribute('accept', 'image/*');
  await expectSound(page, 'the profile');

  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/change-password$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the photo is uploaded first if one was chosen, then name and email only if they changed, with 'Saving...' and a success toast", async ({
  page,
}) => {
  const seen = writes(page);
  let answer = (): void => undefined;
  const gate = new Promise<void>((settle) => (answer = settle));
  await page.route('**/photo', async (route) => {
    await gate;
    await route.continue();
  });
  await choosePhoto(page);
  await name(page).fill('Nusrat J.');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Uploading photo' })).toBeVisible();
  await expectSound(page, 'the profile while it is saved');
  answer();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  expect(seen).toEqual(['POST photo', 'PATCH profile {"name":"Nusrat J."}']);

  // The stored user is the new user of the server.
  const stored = await readProfile(page.request, userId);
  expect(stored.name).toBe('Nusrat J.');
  const local = await page.evaluate(() => localStorage.getItem('currentUser'));
  expect(JSON.parse(local ?? '{}')).toMatchObject({
    name: 'Nusrat J.',
    profilePhotoUrl: stored.profilePhotoUrl,
  });
});

test('what did not change is not sent', async ({ page }) => {
  const seen = writes(page);
  await save(page).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  expect(seen).toEqual([]);
  await email(page).fill('nusrat@example.com');
  await save(page).click();
  await expect.poll(() => seen).toEqual(['PATCH profile {"email":"nusrat@example.com"}']);
});

test('an emptied email is taken away', async ({ page }) => {
  await email(page).fill('');
  await save(page).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  expect((await readProfile(page.request, userId)).email).toBeNull();
});

test('a chosen photo is shown before it is saved, blob: URLs used directly', async ({ page }) => {
  await expect(photo(page)).toHaveCount(0);
  await choosePhoto(page);
  await expect(photo(page)).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText(/^red\.png: save your changes/)).toBeVisible();
  await expectSound(page, 'a chosen photo');
  await page.getByRole('button', { name: 'Discard new photo' }).click();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
});

test("a photo of /uploads loads from the product's own origin with a cache-busting timestamp", async ({
  page,
  baseURL,
}) => {
  const loaded = page.waitForResponse(/\/uploads\//);
  await choosePhoto(page);
  await save(page).click();
  const url = new URL((await loaded).url());
  expect(url.origin).toBe(new URL(baseURL ?? '').origin);
  expect(Number(url.searchParams.get('t'))).toBeGreaterThan(1_600_000_000_000);
  expect((await loaded).status()).toBe(200);
});

test('deleting the photo asks for confirmation', async ({ page }) => {
  await choosePhoto(page);
  await save(page).click();
  const remove = page.getByRole('button', { name: 'Delete photo' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete your photo?' });
  await expect(question).toBeVisible();
  await expectSound(page, 'the question before a photo is deleted');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(photo(page)).toHaveCount(1);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText('Photo deleted.')).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  const { profilePhotoUrl } = await readProfile(page.request, userId);
  expect(profilePhotoUrl).toBe(DEFAULT_PHOTO_URL);
});

test("photo upload failure: the server message, or 'Photo upload failed'; nothing is half-saved", async ({
  page,
}) => {
  const seen = writes(page);
  await choosePhoto(page, DRAWING);
  await name(page).fill('Half Saved');
  await save(page).click();
  await expect(page.getByText(ERROR_CATALOGUE['accounts/photo-kind'].text)).toBeVisible();
  await expectSound(page, 'a refused photo');

  await page.route('**/photo', (route) => route.abort());
  await choosePhoto(page);
  await save(page).click();
  await expect(page.getByText('Photo upload failed')).toBeVisible();
  expect(seen).toEqual(['POST photo', 'POST photo']);
  await expect(name(page)).toHaveValue('Half Saved');
  expect(await readProfile(page.request, userId)).toMatchObject({
    ...OWNER,
    profilePhotoUrl: DEFAULT_PHOTO_URL,
  });
});

test("profile update failure: the server message, or 'Profile update failed'", async ({ page }) => {
  await page.route('**/profile', (route) => route.abort());
  await name(page).fill('Lost On The Way');
  await save(page).click();
  await expect(page.getByText('Profile update failed')).toBeVisible();
  await page.unroute('**/profile');

  const { status, text } = ERROR_CATALOGUE['request/invalid'];
  await page.route('**/profile', (route) =>
    route.fulfill({
      status,
      json: { success: false, code: 'request/invalid', message: text, requestId: 'journey' },
    }),
  );
  await save(page).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(name(page)).toHaveValue('Lost On The Way');
  expect(await readProfile(page.request, userId)).toMatchObject(OWNER);
});

test('a connection lost after the photo says that the photo was saved and the rest was not', async ({
  page,
}) => {
  const seen = writes(page);
  await page.route('**/profile', (route) => route.abort());
  await choosePhoto(page);
  await name(page).fill('Second Half');
  await save(page).click();
  await expect(page.getByText('Profile update failed')).toBeVisible();
  await expect(page.getByText('Your new photo was saved, name and email were not.')).toBeVisible();
  await expectSound(page, 'a half saved profile');
  await page.unroute('**/profile');

  // Retry sends only the missing part.
  await save(page).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  const change = 'PATCH profile {"name":"Second Half"}';
  expect(seen).toEqual(['POST photo', change, change]);
  const { profilePhotoUrl } = await readProfile(page.request, userId);
  expect(profilePhotoUrl).not.toBe(DEFAULT_PHOTO_URL);
});

test("photo removal failure: the server message, or 'Failed to remove photo.'", async ({
  page,
}) => {
  await choosePhoto(page);
  await save(page).click();
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Delete photo' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
  };
  await page.route('**/photo', (route) => route.abort());
  await remove();
  await expect(page.getByText('Failed to remove photo.')).toBeVisible();
  await page.unroute('**/photo');

  const { status, text } = ERROR_CATALOGUE['service/unavailable'];
  await page.route('**/photo', (route) =>
    route.fulfill({
      status,
      json: { success: false, code: 'service/unavailable', message: text, requestId: 'journey' },
    }),
  );
  await remove();
  await expect(page.getByText(text)).toBeVisible();
  await expect(photo(page)).toHaveCount(1);
});

test('a file that is no image is not taken', async ({ page }) => {
  await choosePhoto(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: PHOTO.buffer });
  await expect(page.getByText('Please choose an image file.')).toBeVisible();
  await expect(photo(page)).toHaveCount(0);
});

test('a name and a file name are shown as text, never as HTML', async ({ page }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  await name(page).fill(hostile);
  await save(page).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await page.reload();
  await expect(name(page)).toHaveValue(hostile);
  await choosePhoto(page, { ...PHOTO, name: `${hostile}.png` });
  await expect(page.getByText(`${hostile}.png: save your changes`)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('the profile works with the keyboard alone', async ({ page }) => {
  // Wait before the key press: a busy browser reports file choosers late.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByRole('button', { name: 'Change photo' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(PHOTO);
  await tabTo(page, name(page));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('By Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(name(page)).toHaveValue('By Keyboard');
  await expect(photo(page)).toHaveAttribute('src', /^\/uploads\//);
});
