import {
  getNoticePreferences,
  getPush,
  getOwnLoginHistory,
  getOwnSessions,
} from '@portal/contracts';
import { DEFAULT_NOTICE_PREFERENCES, writePreferences } from '@portal/rules';
import { answer, expectAccessible, sampleUser, type Screen, waitFor } from '@portal/screen-testing';
import { dashboardService } from '../test/dashboard-service';
import { onDesktop } from '../test/on-desktop';
import { openPortal } from '../test/open-portal';

const open = (path = '/account') =>
  openPortal({
    path,
    session: { user: sampleUser({ email: 'amina@example.com' }) },
    answers: [
      ...dashboardService(),
      answer(getOwnSessions, { sessions: [] }),
      answer(getPush, { publicKey: null, browsers: [] }),
      answer(getNoticePreferences, {
        ...{ preferences: writePreferences(DEFAULT_NOTICE_PREFERENCES), timeZone: 'Asia/Dhaka' },
      }),
      answer(getOwnLoginHistory, { logins: [] }),
    ],
  });

const isOpen = (screen: Screen, name: string) =>
  screen.getByRole('region', { name }).querySelector('details')?.open;

test('everything about the account is on one page', async () => {
  const screen = await open();
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  for (const name of [
    ...['Profile', 'Account Settings', 'Notices', 'Payments', 'Sign-ins'],
    ...['Redeem a Code', 'Appearance', 'About & Contact', 'Legal'],
  ]) {
    screen.getByRole('region', { name });
  }
  screen.getByRole('button', { name: 'Log out' });
  await expectAccessible();
});

test('the address opens a folded card and moves the focus to it', async () => {
  const screen = await open('/account#sign-ins');
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  await waitFor(() => expect(isOpen(screen, 'Sign-ins')).toBe(true));
  expect(isOpen(screen, 'Payments')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Sign-ins');
});

test('a folded card opens and closes with a click', async () => {
  const screen = await open();
  const title = await screen.findByRole('heading', { name: 'Appearance' });
  await screen.user.click(title);
  expect(isOpen(screen, 'Appearance')).toBe(true);
  await screen.user.click(title);
  expect(isOpen(screen, 'Appearance')).toBe(false);
});

test('the theme is chosen on the page too', async () => {
  const screen = await open('/account#appearance');
  await screen.user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
});

const FIRST_CARDS = ['Account Settings', 'Redeem a Code', 'Appearance'];

test('with room for two columns, settings, codes and appearance stand open at once', async () => {
  onDesktop();
  const screen = await open();
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(FIRST_CARDS.map((name) => isOpen(screen, name))).toEqual([true, true, true]);
  expect(isOpen(screen, 'Payments')).toBe(false);
});

test('on a phone every card is one line', async () => {
  const screen = await open();
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  expect(FIRST_CARDS.map((name) => isOpen(screen, name))).toEqual([false, false, false]);
});
