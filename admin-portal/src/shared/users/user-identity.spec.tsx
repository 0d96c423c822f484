import { expectAccessible } from '@portal/screen-testing';
import { openTab } from '../../../test/open-tab';
import { UserIdentity } from './user-identity';

test('the name leads to the record of the user, the id to the dashboard of the user', async () => {
  const screen = await openTab(<UserIdentity user={{ userId: 1042, name: 'Amina' }} />);
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Amina')).toBe('/admin/manage/1042');
  expect(to('1042')).toBe('/admin/user/1042');
  await expectAccessible();
});

test('a user without a name can be managed from a list as well', async () => {
  const screen = await openTab(<UserIdentity user={{ userId: 1042, name: 'User 1042' }} />);
  const link = screen.getByRole('link', { name: 'N/A' });
  expect(link.getAttribute('href')).toBe('/admin/manage/1042');
  expect(link.title).toBe('Manage 1042');
});

test('says that a user is frozen, and the tags, where a list knows them', async () => {
  const user = { userId: 1042, name: 'Amina', isFrozen: true, tags: ['late', 'vip'] };
  const screen = await openTab(<UserIdentity user={user} />);
  screen.getByText('FROZEN');
  screen.getByText('#late #vip');
});
