import { ERROR_CATALOGUE, updateProfile, uploadPhoto } from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  disconnect,
  expectAccessible,
  given,
  hold,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { choosePhoto, openProfile, owner, picker, UPLOADED } from '../../../test/open-profile';

const SAVED = 'User updated successfully!';

const name = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Name');
const email = (screen: Screen) => screen.getByLabelText<HTMLInputElement>('Email');
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save Profile Changes' });

async function rename(screen: Screen, text: string): Promise<void> {
  await screen.user.clear(name(screen));
  await screen.user.type(name(screen), text);
}

test("'Manage Profile': photo, name, email and a link to /change-password; the back arrow goes to /dashboard", async () => {
  const { screen } = await openProfile();
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
    const { screen, writes } = await openProfile();
    const held = hold(uploadPhoto, () => {
      writes.push('photo');
      return { updated: { ...owner, profilePhotoUrl: UPLOADED } };
    });
    given(held.answer);
    await choosePhoto(screen);
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
    const { screen } = await openProfile();
    await choosePhoto(screen);
    await rename(screen, 'Nusrat J.');
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(readStoredUser()).toMatchObject({ name: 'Nusrat J.', profilePhotoUrl: UPLOADED });
  });

  test('sends nothing that did not change', async () => {
    const { screen, writes } = await openProfile();
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(writes).toEqual([]);
    await screen.user.clear(email(screen));
    await screen.user.type(email(screen), 'nusrat@example.com');
    await screen.user.click(save(screen));
    await waitFor(() => expect(writes).toEqual([{ email: 'nusrat@example.com' }]));
  });

  test('refuses what is no email address in our words, with the focus on it', async () => {
    const { screen, writes } = await openProfile();
    await screen.user.clear(email(screen));
    await screen.user.type(email(screen), 'nusrat at example');
    await screen.user.click(save(screen));
    await screen.findByText('This is not a valid email address.');
    expect(document.activeElement).toBe(email(screen));
    expect(email(screen).form?.noValidate).toBe(true);
    expect(writes).toEqual([]);
    await expectAccessible();
  });

  test('takes as many letters of a name as the service, and never shows the name of its field', async () => {
    const { screen } = await openProfile(
      owner,
      refuse(updateProfile, 'request/invalid', {
        message: 'The request is not valid. (name must be shorter)',
      }),
    );
    expect(name(screen).maxLength).toBe(64);
    await rename(screen, 'Refused');
    await screen.user.click(save(screen));
    await screen.findByText(ERROR_CATALOGUE['request/invalid'].text);
  });

  test('takes an emptied email away', async () => {
    const { screen, writes } = await openProfile();
    await screen.user.clear(email(screen));
    await screen.user.click(save(screen));
    await screen.findByText(SAVED);
    expect(writes).toEqual([{ email: '' }]);
    expect(readStoredUser()?.email).toBeNull();
  });

  test("photo upload failure: the server message, or 'Photo upload failed'; nothing is half-saved", async () => {
    const { screen, writes } = await openProfile(owner, refuse(uploadPhoto, 'accounts/photo-kind'));
    await choosePhoto(screen);
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
    const { screen } = await openProfile(owner, disconnect(updateProfile));
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
    const { screen, writes, saves } = await openProfile(owner, disconnect(updateProfile));
    await choosePhoto(screen);
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
