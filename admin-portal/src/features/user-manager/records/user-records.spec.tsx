import { getUserDownloadHistory, getUserRecords, type UserRecords } from '@portal/contracts';
import type { AdminRole } from '@portal/rules';
import {
  answer,
  disconnect,
  expectAccessible,
  given,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { managedUser } from '../../../../test/managed-user';
import { openTab } from '../../../../test/open-tab';
import { listedUser } from '../../../../test/sample-users';
import { press } from '../../../../test/steps';
import { UserManagerTab } from '../user-manager-tab';

const user = listedUser(1042, { name: 'Amina' });
const at = '2031-01-05T20:00:00.000Z';
const RECORDS: UserRecords = {
  payments: [
    {
      ...{ _id: 'a'.repeat(24), userId: 1042, userInfo: { name: 'Amina' }, status: 'completed' },
      ...{ amount: 599, received_amount: 600, ref_code: 'K7M2P9Q4', trx_id: 'CFA1B2C3D4' },
      ...{ createdAt: at, planName: 'Combo - 30 Days', method: 'bkash', isLate: false },
    },
  ],
  codes: [
    { redeem_code: 'ABCDEFGH23456789', days: 7, videos: 20, batch: 'Eid', usedAt: at },
    { redeem_code: 'HHHHKKKKMMMMPPPP', days: 1, videos: 1, batch: null, usedAt: null },
  ],
  offers: [
    {
      ...{ _id: 'b'.repeat(24), message: 'Come back!\nhttps://example.org', createdAt: at },
      ...{ expiresAt: null, isDiscount: false, state: 'open' },
    },
    {
      ...{ _id: 'c'.repeat(24), message: '20 % off', createdAt: at },
      ...{ expiresAt: at, isDiscount: true, state: 'used' },
    },
  ],
  downloads: [
    { _id: 'd'.repeat(24), file_name: 'Tram.mkv', download_date: at, ott_service: 'Netflix' },
  ],
  signIns: [
    {
      ...{ _id: 'e'.repeat(24), userId: 1042, name: 'Amina', loginTime: at, method: 'password' },
      ...{ city: 'Dhaka', country: 'Bangladesh', ipAddress: '192.0.2.7', userAgent: null },
    },
  ],
};

const open = (records: Partial<UserRecords> = RECORDS, role: AdminRole = 'owner') =>
  openTab(<UserManagerTab />, {
    ...{ role, path: '/admin/manage/1042' },
    answers: managedUser({ user, records }),
  });
const section = async (screen: Screen, name: string) =>
  within(await screen.findByRole('region', { name }));
const linksOf = async (screen: Screen, name: string) =>
  Object.fromEntries(
    (await section(screen, name))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

test('each record of a user leads to its screen, each section to the whole list of this user', async () => {
  const screen = await open();
  expect(await linksOf(screen, 'Payments')).toEqual({
    'All payments': '/admin/dashboard?tab=payments&search=1042',
    'Combo - 30 Days · 600 BDT': `/admin/payment/${'a'.repeat(24)}`,
  });
  expect(await linksOf(screen, 'Redeem codes')).toEqual({
    'All codes': '/admin/dashboard?tab=redeem-codes&search=1042',
    ABCDEFGH23456789: '/admin/dashboard?tab=redeem-codes&search=ABCDEFGH23456789',
    HHHHKKKKMMMMPPPP: '/admin/dashboard?tab=redeem-codes&search=HHHHKKKKMMMMPPPP',
  });
  expect(await linksOf(screen, 'Offers')).toEqual({
    'Open offers': '/admin/dashboard?tab=offers&userId=1042',
    'Come back!': '/admin/dashboard?tab=offers&userId=1042',
    '20 % off': `/admin/dashboard?tab=audit&target=${encodeURIComponent(`offer:${'c'.repeat(24)}`)}`,
  });
  expect(await linksOf(screen, 'Downloads')).toEqual({
    'All downloads': '/admin/manage/1042?action=history',
    'Tram.mkv': '/admin/manage/1042?action=history',
  });
  expect(await linksOf(screen, 'Sign-ins')).toEqual({
    'All sign-ins': '/admin/dashboard?tab=login-history&userId=1042',
    '192.0.2.7': '/admin/dashboard?tab=login-history&userId=1042',
  });
  screen.getByRole('link', { name: 'All payments of Amina' });
  const text = (await section(screen, 'Redeem codes')).getByRole('list').textContent;
  expect(text).toContain('7 days, 20 videos · Batch Eid');
  expect(text).toContain('1 day, 1 video · in an earlier version');
  await expectAccessible();
});

test('a role without the audit reads a used offer without a link', async () => {
  const screen = await open(RECORDS, 'support');
  expect(Object.keys(await linksOf(screen, 'Offers'))).toEqual(['Open offers', 'Come back!']);
});

test('all downloads open in the dialog of the record', async () => {
  const screen = await open();
  given(answer(getUserDownloadHistory, { history: [] }));
  await screen.user.click(await screen.findByRole('link', { name: 'All downloads of Amina' }));
  await screen.findByRole('dialog', { name: 'Download History' });
});

test('a user without records: every section says so', async () => {
  const screen = await open({});
  for (const text of [
    ...['No payments yet.', 'No codes used yet.', 'No offers yet.', 'No downloads yet.'],
    'No sign-ins in 60 days.',
  ]) {
    await screen.findByText(text);
  }
});

test('records that cannot be read say so, and can be read again', async () => {
  const screen = await openTab(<UserManagerTab />, {
    path: '/admin/manage/1042',
    answers: [...managedUser({ user }), disconnect(getUserRecords)],
  });
  await screen.findByText('Server connection error.');
  given(answer(getUserRecords, RECORDS));
  await press(screen, 'Try again');
  await waitFor(() => screen.getByText('Tram.mkv'));
});
