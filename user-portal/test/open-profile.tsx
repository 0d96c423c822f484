import { deletePhoto, updateProfile, uploadPhoto, type UserView } from '@portal/contracts';
import { DEFAULT_PHOTO_URL } from '@portal/rules';
import { answer, type Answer, sampleUser, type Screen } from '@portal/screen-testing';
import { ProfilePage } from '../src/features/profile/profile-page';
import { openPage } from './open-page';

/** Address of each photo that `openProfile` saves. */
export const UPLOADED = '/uploads/nusrat.webp';

/** A user with name and email, without a photo. */
export const owner: UserView = sampleUser({ name: 'Nusrat Jahan', email: 'n@example.com' });

/** The field for a photo. */
export const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');

/** Chooses a file of the device. The browser's dialog, which honours `accept`, is not part of it. */
export async function choosePhoto(
  screen: Screen,
  file = new File(['red'], 'red.png', { type: 'image/png' }),
): Promise<void> {
  const input = picker();
  if (!input) throw new Error('The page has no field for a photo.');
  input.removeAttribute('accept');
  await screen.user.upload(input, file);
}

/**
 * Opens the profile over a service that saves.
 * @returns the screen, what was written in order, and the answers that save.
 */
export async function openProfile(user: UserView = owner, ...answers: readonly Answer[]) {
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
      updated: (stored = { ...stored, profilePhotoUrl: DEFAULT_PHOTO_URL }),
    })),
  ];
  const screen = await openPage(<ProfilePage />, {
    path: '/account-management',
    session: { user },
    answers: [...saves, ...answers],
  });
  return { screen, writes, saves };
}
