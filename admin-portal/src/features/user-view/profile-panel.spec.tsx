import { updateProfile } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  factsOf,
  given,
  hold,
  refuse,
  requestsOf,
  type Screen,
} from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { listedUser } from '../../../test/sample-users';
import { fill, isClosed, press, pressIn } from '../../../test/steps';
import { ProfilePanel } from './profile-panel';

const user = listedUser(1042, { name: 'Amina', email: 'amina@mail.com' });
const open = (shown = user, role: AdminRole = 'owner') =>
  openTab(<ProfilePanel user={shown} />, { role });
const sent = () => requestsOf(updateProfile).map(({ params, body }) => ({ ...params, ...body }));

async function openForm(): Promise<Screen> {
  const screen = await open();
  await press(screen, 'Edit Profile');
  await screen.findByRole('dialog', { name: 'Edit Profile' });
  return screen;
}

test('shows name and email', async () => {
  await open();
  expect(factsOf(document.body)).toEqual({ Name: 'Amina', Email: 'amina@mail.com' });
  await expectAccessible();
});

test('a user without an email has none set', async () => {
  await open({ ...user, email: null });
  expect(factsOf(document.body)).toMatchObject({ Email: 'No email set' });
});

test('a role that may not edit accounts sees the profile without the button', async () => {
  const screen = await open(user, 'viewer');
  await screen.findByText('Amina');
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
});

describe("the form 'Edit Profile'", () => {
  test('begins with the present values, sends only the changed one, and closes', async () => {
    const screen = await openForm();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Amina');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@mail.com');
    await expectAccessible();
    given(answer(updateProfile, { updated: user }));
    await fill(screen, 'Name', ' Amina Rahman ');
    await pressIn(screen, 'Save Changes');
    await screen.findByText('User updated successfully!');
    expect(sent()).toEqual([{ id: '1042', name: 'Amina Rahman' }]);
    await isClosed(screen);
  });

  test('can clear the email', async () => {
    const screen = await openForm();
    given(answer(updateProfile, { updated: user }));
    await fill(screen, 'Email', '');
    await pressIn(screen, 'Save Changes');
    await isClosed(screen);
    expect(sent()).toEqual([{ id: '1042', email: '' }]);
  });

  test('without a change closes and sends nothing; spaces are no change', async () => {
    const screen = await openForm();
    await fill(screen, 'Name', ' Amina ');
    await pressIn(screen, 'Save Changes');
    await isClosed(screen);
    expect(sent()).toEqual([]);
  });

  test.each([
    ['Failed to save changes.', disconnect(updateProfile)],
    [
      'This email is in use.',
      refuse(updateProfile, 'service/bug', { message: 'This email is in use.' }),
    ],
  ])("says '%s' and keeps what was typed", async (text, fault) => {
    const screen = await openForm();
    given(fault);
    await fill(screen, 'Name', 'Shirin');
    await pressIn(screen, 'Save Changes');
    expect((await screen.findByText(text)).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Shirin');
    await expectAccessible();
  });

  test('cannot be changed or sent again while it is saved', async () => {
    const screen = await openForm();
    const held = hold(updateProfile, { updated: user });
    given(held.answer);
    await fill(screen, 'Name', 'Shirin');
    await pressIn(screen, 'Save Changes');
    await pressIn(screen, 'Saving...');
    expect(screen.getByLabelText<HTMLInputElement>('Name').readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    await held.release();
    await isClosed(screen);
    expect(sent()).toHaveLength(1);
  });
});
