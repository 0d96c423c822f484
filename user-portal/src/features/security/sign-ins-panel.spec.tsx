import {
  endOtherSessions,
  getOwnLoginHistory,
  getOwnSessions,
  type OwnLoginView,
  type OwnSessionView,
} from '@portal/contracts';
import {
  answer,
  type Answer,
  disconnect,
  expectAccessible,
  given,
  hold,
  requestsOf,
  sampleUser,
  type Screen,
  waitFor,
  within,
} from '@portal/screen-testing';
import { openPage } from '../../../test/open-page';
import { SignInsPanel } from './sign-ins-panel';

const user = sampleUser();

const session = (change: Partial<OwnSessionView> = {}): OwnSessionView => ({
  method: 'password',
  device: 'Chrome on Android',
  signedInAt: '2031-03-01T06:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: false,
  ...change,
});
const login = (change: Partial<OwnLoginView> = {}): OwnLoginView => ({
  _id: 'login',
  at: new Date(2031, 2, 1, 12).toISOString(),
  method: 'password',
  device: 'Chrome on Android',
  address: '203.0.113.7',
  ...change,
});
const here = session({ isCurrent: true });
const both = [here, session({ device: 'Firefox on Windows' })];
const asService = (sessions: OwnSessionView[], logins: OwnLoginView[]): Answer[] => [
  answer(getOwnSessions, { sessions }),
  answer(getOwnLoginHistory, { logins }),
];
const open = (...answers: readonly Answer[]) =>
  openPage(<SignInsPanel userId={user.userId} />, { session: { user }, answers });
const rows = async (screen: Screen, list: string) =>
  within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
const sessions = (screen: Screen) => rows(screen, 'Signed in now');
const logins = (screen: Screen) => rows(screen, 'Recent sign-ins');
const END = { name: 'Sign out everywhere else' };

test('the sessions name device and last use, and which is this device', async () => {
  const screen = await open(...asService(both, [login()]));
  const texts = (await sessions(screen)).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Chrome on AndroidLast used just nowThis device',
    'Firefox on WindowsLast used just now',
  ]);
  await expectAccessible();
});

test('recent sign-ins wait until the sessions are known, so that they do not move', async () => {
  const held = hold(getOwnSessions, { sessions: both });
  const screen = await open(held.answer, answer(getOwnLoginHistory, { logins: [login()] }));
  await waitFor(() => expect(requestsOf(getOwnLoginHistory)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Recent sign-ins' })).toBeNull();
  await held.release();
  expect(await logins(screen)).toHaveLength(1);
});

test.each([
  ['en', 'Telegram app', 'Signed in now', 'Recent sign-ins'],
  ['bn', 'টেলিগ্রাম অ্যাপ', 'এখন সাইন ইন করা আছে', 'সাম্প্রতিক সাইন ইন'],
] as const)(
  'a session and a sign-in inside Telegram are called so: %s',
  async (language, kind, sessionList, loginList) => {
    const method = 'telegram-app';
    const screen = await openPage(<SignInsPanel userId={user.userId} />, {
      session: { user },
      language,
      answers: asService([session({ method, isCurrent: true })], [login({ method })]),
    });
    for (const list of [sessionList, loginList]) {
      const [row] = await rows(screen, list);
      expect(row?.textContent).toMatch(new RegExp(`^${kind} · `));
    }
  },
);

describe("'Sign out everywhere else'", () => {
  const ask = async (screen: Screen) => {
    await screen.user.click(await screen.findByRole('button', END));
    return within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
  };

  test('asks first, and changes nothing when it is cancelled', async () => {
    const screen = await open(...asService(both, [login()]));
    const dialog = await ask(screen);
    await expectAccessible();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', END));
    expect(requestsOf(endOtherSessions)).toEqual([]);
  });

  test.each([
    [1, 'Signed out of 1 other session.'],
    [2, 'Signed out of 2 other sessions.'],
  ])('ends all other sessions and tells how many: %i', async (ended, text) => {
    const screen = await open(...asService(both, [login()]));
    const dialog = await ask(screen);
    given(answer(endOtherSessions, { ended }), answer(getOwnSessions, { sessions: [here] }));
    await screen.user.click(dialog.getByRole('button', { name: 'Yes, Sign Out' }));
    await screen.findByText(text);
    await waitFor(async () => expect(await sessions(screen)).toHaveLength(1));
    expect(screen.queryByRole('button', END)).toBeNull();
  });

  test('says when it does not reach the server', async () => {
    const screen = await open(...asService(both, [login()]), disconnect(endOtherSessions));
    const dialog = await ask(screen);
    await screen.user.click(dialog.getByRole('button', { name: 'Yes, Sign Out' }));
    await screen.findByText('Failed to connect to the server.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', END);
  });
});

test('a long history shows its newest entries, and all of them on demand', async () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    login({ _id: String(index), method: 'telegram', device: null, address: null }),
  );
  const screen = await open(...asService([here], many));
  const first = await logins(screen);
  expect(first).toHaveLength(4);
  expect(first[0]?.textContent).toMatch(/^Telegram · Unknown device.*Unknown address$/);
  await screen.user.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(await logins(screen)).toHaveLength(20);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show fewer' }));
});

test('the history shows method, device, address and time', async () => {
  const screen = await open(...asService([here], [login()]));
  const [row] = await logins(screen);
  expect(row?.textContent).toMatch(
    /^Password · Chrome on AndroidMar 1, 2031, 12:00.PM · 203\.0\.113\.7$/,
  );
});

test('loading, an empty history and an unknown device have words of their own', async () => {
  const held = hold(getOwnSessions, { sessions: [session({ isCurrent: true, device: null })] });
  const screen = await open(...asService([here], []), held.answer);
  await screen.findByRole('heading', { name: 'Signed in now' });
  expect(screen.queryByRole('list', { name: 'Signed in now' })).toBeNull();
  await expectAccessible();
  await held.release();
  await screen.findByText('Unknown device');
  await screen.findByText('No sign-ins yet.');
  expect(screen.queryByRole('button', END)).toBeNull();
});

test('what cannot be loaded says so and tries again', async () => {
  const screen = await open(disconnect(getOwnSessions), disconnect(getOwnLoginHistory));
  await waitFor(() =>
    expect(screen.getAllByText('This could not be loaded right now.')).toHaveLength(2),
  );
  await expectAccessible();
  given(...asService([here], [login()]));
  const [first] = screen.getAllByRole('button', { name: 'Try again' });
  if (first) await screen.user.click(first);
  await screen.findByText('This device');
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await logins(screen)).toHaveLength(1);
});
