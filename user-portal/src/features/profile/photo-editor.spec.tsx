import { deletePhoto, ERROR_CATALOGUE } from '@portal/contracts';
import {
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { choosePhoto, openProfile, owner, UPLOADED } from '../../../test/open-profile';

const withPhoto = { ...owner, profilePhotoUrl: UPLOADED };
const photo = () => document.querySelector<HTMLImageElement>('main img');

test('a photo that was chosen is shown before it is saved, blob: URLs used directly', async () => {
  const { screen } = await openProfile();
  expect(photo()).toBeNull();
  await choosePhoto(screen);
  await waitFor(() => expect(photo()?.getAttribute('src')).toMatch(/^blob:/));
  screen.getByText('red.png: save your changes to keep it.');
  await expectAccessible();
  await screen.user.click(screen.getByRole('button', { name: 'Discard new photo' }));
  expect(photo()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo' }));
});

test('a photo that is no image is not taken', async () => {
  const { screen } = await openProfile();
  await choosePhoto(screen, new File(['cv'], 'cv.pdf', { type: 'application/pdf' }));
  await screen.findByText('Please choose an image file.');
  expect(photo()).toBeNull();
});

const question = (screen: Screen) => screen.findByRole('dialog', { name: 'Delete your photo?' });
const remove = async (screen: Screen) => {
  await screen.user.click(screen.getByRole('button', { name: 'Delete photo' }));
  const dialog = within(await question(screen));
  await screen.user.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
};

test('a photo is deleted after a confirmation', async () => {
  const { screen } = await openProfile(withPhoto);
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

test("photo removal failure: the server message, or 'Failed to remove photo.'", async () => {
  const { screen } = await openProfile(withPhoto, disconnect(deletePhoto));
  await remove(screen);
  await screen.findByText('Failed to remove photo.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  given(refuse(deletePhoto, 'service/unavailable'));
  await remove(screen);
  await screen.findByText(ERROR_CATALOGUE['service/unavailable'].text);
  expect(photo()).not.toBeNull();
});

test('a name and a file name are shown as text, never as HTML', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { screen } = await openProfile({ ...owner, name: hostile });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(hostile);
  await choosePhoto(screen, new File(['red'], `${hostile}.png`, { type: 'image/png' }));
  await screen.findByText(`${hostile}.png: save your changes to keep it.`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
