import {
  deletePhoto,
  ERROR_CATALOGUE,
  updateProfile,
  uploadPhoto,
  type UserView,
} from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  type openScreen,
  refuse,
  requestsOf,
  sampleUser,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { ProfilePage } from './profile-page';

type Screen = Awaited<ReturnType<typeof openScreen>>;

const UPLOADED = '/uploads/nusrat.webp';
const SAVED = 'User updated successfully!';
const owner = sampleUser({ name: 'Nusrat Jahan', email: 'n@example.com' });
const withPhoto = { ...owner, profilePhotoUrl: UPLOADED };

const name = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Name');
const email = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Email');
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save Profile Changes' });
const photo = () => document.querySelector<HTMLImageElement>('main img');
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Chooses a picture of the device. The browser's dialog, which honours `accept`, is not part of it. */
async function choose(screen: Screen, file = new File(['red'], 'red.png', { type: 'image/png' })) {
  const input = picker();
  if (!input) throw new Error('The page has no field for a photo.');
  input.removeAttribute('accept');
  await screen.user.upload(input, file);
}

async function rename(screen: Screen, text: string): Promise<void> {
  await screen.user.clear(name(screen));
  await screen.user.type(name(screen), text);
}

/** Opens the page over a service that saves, and collects what is written, in order. */
async function open(user: UserView = owner, ...answers: readonly Answer[]) {
  let stored = user;
  const writes: unknown[] = [];
  const saves = [
    answer(uploadPhoto, () => {
      writes.push('photo');
      return { updated: (stored = { ...stored, profilePhotoUrl: UPLOADED }) };
    }),
    answer(updateProfile, ({ body }) => {
      writes.push(body);
      stored = { ...stored, ...body, email: 'email' in body ? body.email || null : stored.email };
      return { updated: stored };
    }),
    answer(deletePhoto, () => ({
      updated: (stored = { ...stored, profilePhotoUrl: '/default-avatar.png' }),
    })),
  ];
  const screen = await openPage(<ProfilePage />, {
    path: '/account-management',
    session: { user },
    answers: [...saves, ...answers],
  });
  return { screen, writes, saves };
}

test("'Manage Profile': photo, name, email and a link to /change-password; the back arrow goes to /dashboard", async () => {
  const { screen } = await open();
  screen.getByRole('heading', { name: 'Manage Profile' });
  expect([name(screen).value, email(screen).value]).toEqual(['Nusrat Jahan', 'n@example.com']);
  expect([email(screen).type, picker()?.accept]).toEqual(['email', 'image/*']);
  const hrefOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href');
  expect(hrefOf('Change password')).toBe('/change-password');
  expect(hrefOf('Back to Dashboard')).toBe('/dashboard');
  await expectAccessible();
});

describe('saving', () => {
  test("uploads the photo first if one was chosen, then name and email only if they changed, with 'Saving...' and a success toast", async () => {
    const { screen, writes } = await open();
    const held = hold(uploadPhoto, () => {
      writes.push('photo');
      return { updated: withPhoto };
    });
    given(held.answer);
    await choose(screen);
    await rename(screen, 'Nusrat J.');
    await screen.user.click(save(screen));
    const button = await screen.findByRole('button', { name: 'Saving...' });
    expect(document.activeElement).toBe(button);
    screen.getByRole('progressbar', { name: 'Uploading photo' });
    await expectAccessible();
    await held.release();
    await screen.findByText(SAVED);
    expect(writes).toEqual(['photo', { name: 'Nusrat J.' }]);
    expect(requestsOf(updateProfile)).toHaveLength(1);
  });

  test('stores what the server answers', async () => {
    const { screen } = await open();
    await choose(screen);
    await rename(screen, 'Nusrat J.');
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(readStoredUser()).toMatchObject({ name: 'Nusrat J.', profilePhotoUrl: UPLOADED });
  });

  test('sends nothing that did not change', async () => {
    const { screen, writes } = await open();
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(writes).toEqual([]);
    await screen.user.clear(email(screen));
    await screen.user.type(email(screen), 'nusrat@example.com');
    await screen.user.click(save(screen));
    await waitFor(() => expect(writes).toEqual([{ email: 'nusrat@example.com' }]));
  });

  test('takes an emptied email away', async () => {
    const { screen, writes } = await open();
    await screen.user.clear(email(screen));
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(writes).toEqual([{ email: '' }]);
    expect(readStoredUser()?.email).toBeNull();
  });

  test("photo upload failure: the server message, or 'Photo upload failed'; nothing is half-saved", async () => {
    const { screen, writes } = await open(owner, refuse(uploadPhoto, 'accounts/photo-kind'));
    await choose(screen);
    await rename(screen, 'Half Saved');
    await screen.user.click(save(screen));
    await screen.findByText(ERROR_CATALOGUE['accounts/photo-kind'].text);
    await expectAccessible();
    given(disconnect(uploadPhoto));
    await screen.user.click(save(screen));
    await screen.findByText('Photo upload failed');
    expect(writes).toEqual([]);
    expect(name(screen).value).toBe('Half Saved');
    expect(readStoredUser()).toMatchObject(owner);
  });

  test("profile update failure: the server message, or 'Profile update failed'", async () => {
    const { screen } = await open(owner, disconnect(updateProfile));
    await rename(screen, 'Lost On The Way');
    await screen.user.click(save(screen));
    await screen.findByText('Profile update failed');
    given(refuse(updateProfile, 'request/invalid'));
    await screen.user.click(save(screen));
    await screen.findByText(ERROR_CATALOGUE['request/invalid'].text);
    expect(name(screen).value).toBe('Lost On The Way');
    expect(readStoredUser()).toMatchObject(owner);
  });

  test('whose connection is lost after the photo says that the photo was saved and the rest was not', async () => {
    const { screen, writes, saves } = await open(owner, disconnect(updateProfile));
    await choose(screen);
    await rename(screen, 'Second Half');
    await screen.user.click(save(screen));
    await screen.findByText('Profile update failed');
    screen.getByText('Your new photo was saved, name and email were not.');
    await expectAccessible();
    given(...saves);
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(writes).toEqual(['photo', { name: 'Second Half' }]);
    expect(requestsOf(uploadPhoto)).toHaveLength(1);
    expect(readStoredUser()).toMatchObject({ name: 'Second Half', profilePhotoUrl: UPLOADED });
  });
});

describe('the photo', () => {
  test('that was chosen is shown before it is saved, blob: URLs used directly', async () => {
    const { screen } = await open();
    expect(photo()).toBeNull();
    await choose(screen);
    await waitFor(() => expect(photo()?.getAttribute('src')).toMatch(/^blob:/));
    screen.getByText('red.png: save your changes to keep it.');
    await expectAccessible();
    await screen.user.click(screen.getByRole('button', { name: 'Discard new photo' }));
    expect(photo()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo' }));
  });

  test('that is no image is not taken', async () => {
    const { screen } = await open();
    await choose(screen, new File(['cv'], 'cv.pdf', { type: 'application/pdf' }));
    await screen.findByText('Please choose an image file.');
    expect(photo()).toBeNull();
  });

  const question = (screen: Screen) => screen.findByRole('dialog', { name: 'Delete your photo?' });
  const remove = async (screen: Screen) => {
    await screen.user.click(screen.getByRole('button', { name: 'Delete photo' }));
    const dialog = within(await question(screen));
    await screen.user.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
  };

  test('is deleted after a confirmation', async () => {
    const { screen } = await open(withPhoto);
    const button = screen.getByRole('button', { name: 'Delete photo' });
    await screen.user.click(button);
    await question(screen);
    await expectAccessible();
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(photo()).not.toBeNull();
    expect(requestsOf(deletePhoto)).toEqual([]);
    await remove(screen);
    await screen.findByText('Photo deleted.');
    await waitFor(() => expect(photo()).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo' })),
    );
  });

  test("removal failure: the server message, or 'Failed to remove photo.'", async () => {
    const { screen } = await open(withPhoto, disconnect(deletePhoto));
    await remove(screen);
    await screen.findByText('Failed to remove photo.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    given(refuse(deletePhoto, 'service/unavailable'));
    await remove(screen);
    await screen.findByText(ERROR_CATALOGUE['service/unavailable'].text);
    expect(photo()).not.toBeNull();
  });
});

test('a name and a file name are shown as text, never as HTML', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { screen } = await open({ ...owner, name: hostile });
  expect(name(screen).value).toBe(hostile);
  await choose(screen, new File(['red'], `${hostile}.png`, { type: 'image/png' }));
  await screen.findByText(`${hostile}.png: save your changes to keep it.`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
