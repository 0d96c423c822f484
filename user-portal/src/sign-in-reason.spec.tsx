import {
  getCatalogue,
  getOwnLoginHistory,
  getOwnSessions,
  getSession,
  getUser,
  loginWithPassword,
  SESSION_ENDS,
  type SessionEnd,
} from '@portal/contracts';
import { readStoredUser } from '@portal/session';
import {
  type Answer,
  answer,
  disconnect,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type Screen,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../test/open-page';
import { dashboardService } from '../test/dashboard-service';
import { PortalRoutes } from './routes';
import { texts } from './texts/en';

const user = sampleUser();
const { ends, pages } = texts.login.reason;
const CHECKOUT = '/checkout/combo_7d/user/10001/pay-id/x/';

const service = () => [
  ...dashboardService(),
  answer(getOwnSessions, { sessions: [] }),
  answer(getOwnLoginHistory, { logins: [] }),
];

/** A signed-in page whose session has ended on the server. */
async function openEnded(end: SessionEnd | null, ...answers: Answer[]): Promise<Screen> {
  return openPage(<PortalRoutes />, {
    path: '/account-management',
    session: { user },
    answers: [
      ...service(),
      refuse(getUser, 'sessions/required'),
      answer(getSession, { user: null, end }),
      ...answers,
    ],
  });
}

async function signIn(screen: Screen): Promise<void> {
  given(answer(loginWithPassword, { user }), answer(getUser, { user }), ...service());
  await screen.user.clear(screen.getByLabelText('User ID'));
  await screen.user.paste(String(user.userId));
  await screen.user.click(screen.getByLabelText('Password'));
  await screen.user.paste('secret-1');
  await screen.user.click(screen.getByRole('button', { name: 'Sign In' }));
}
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

test.each(SESSION_ENDS)(
  'a session that ended (%s) says so, and signing in leads back',
  async (end) => {
    const screen = await openEnded(end);
    const reason = await screen.findByText(ends[end]);
    // Signing in opens nothing for a frozen account, so its page is not named.
    const said = reason.closest('[role="status"]')?.textContent ?? '';
    expect(said.includes(pages.profile)).toBe(end !== 'frozen');
    expect(readStoredUser()).toBeNull();
    await expectAccessible();
    await signIn(screen);
    await isAt('/account-management');
  },
);

test.each([
  ['leads to support', 'https://support.example/', 'https://support-bot.example/'],
  ['leads to the support bot where only that is configured', null, 'https://support-bot.example/'],
  ['names no support that is not configured', null, null],
])('a frozen account %s', async (_, supportContactUrl, supportBotUrl) => {
  const catalogue = sampleCatalogue();
  const brand = { ...catalogue.brand, supportContactUrl, supportBotUrl };
  const screen = await openEnded('frozen', answer(getCatalogue, { ...catalogue, brand }));
  await screen.findByText(ends.frozen);
  const support = screen.queryByRole('link', { name: 'Contact support' });
  expect(support?.getAttribute('href') ?? null).toBe(supportContactUrl ?? supportBotUrl);
});

test.each([
  ['does not know it', answer(getSession, { user: null, end: null })],
  ['cannot be reached', disconnect(getSession)],
])('a session that ended is said also when the service %s', async (_, session) => {
  const screen = await openEnded(null, session);
  await screen.findByText(ends.unknown);
});

test.each([
  ['/dashboard', pages.dashboard],
  ['/account-management', pages.profile],
  ['/create-password', pages.createPassword],
  ['/change-password', pages.changePassword],
  ['/offer', pages.offer],
  [CHECKOUT, pages.checkout],
])('%s without a user: says what the sign-in is for, and leads there', async (path, text) => {
  const screen = await openPage(<PortalRoutes />, { path });
  await isAt('/');
  screen.getByText(text);
  expect(requestsOf(getSession)).toEqual([]);
  await signIn(screen);
  await isAt(path);
});

test('"Go to Login" on the plans leads back to the plans', async () => {
  const screen = await openPage(<PortalRoutes />, { path: '/plans' });
  await screen.user.click(await screen.findByRole('link', { name: 'Go to Login' }));
  await screen.findByText(pages.plans);
  await signIn(screen);
  await isAt('/plans');
});

test('an account without a password sets one first', async () => {
  const screen = await openPage(<PortalRoutes />, { path: CHECKOUT });
  sessionStorage.setItem('passwordResetIntent', 'true');
  await signIn(screen);
  await isAt('/create-password');
});

test('nothing is said to who just comes to sign in', async () => {
  const screen = await openPage(<PortalRoutes />, { path: '/' });
  expect(screen.queryByRole('status')).toBeNull();
  await signIn(screen);
  await isAt('/dashboard');
});

describe('at the start', () => {
  const open = (call: ReturnType<typeof refuse>) =>
    openPage(<PortalRoutes />, {
      path: '/account-management',
      session: { user },
      answers: [...service(), call, answer(getSession, { user: null, end: null })],
    });

  test.each(['sessions/required', 'sessions/forbidden', 'accounts/not-found'] as const)(
    'a refusal (%s) signs out',
    async (code) => {
      await open(refuse(getUser, code));
      await isAt('/');
      expect(readStoredUser()).toBeNull();
    },
  );

  test.each(['service/bug', 'service/unavailable', 'request/too-many'] as const)(
    'a service that cannot answer (%s) signs nobody out',
    async (code) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await open(refuse(getUser, code));
      await waitFor(() => expect(warn).toHaveBeenCalled());
      expect(window.location.pathname).toBe('/account-management');
      expect(readStoredUser()).toEqual(user);
      warn.mockRestore();
    },
  );
});
