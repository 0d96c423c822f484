import { getSession, loginWithTelegramApp } from '@portal/contracts';
import { Route, Routes, useLocation, useNavigate } from '@portal/router';
import {
  type Answer,
  answer,
  disconnect,
  expectAccessible,
  given,
  openScreen,
  refuse,
  requestsOf,
  sampleUser,
  waitFor,
} from '@portal/screen-testing';
import { currentPlatform } from '@portal/ui';

import { readLaunch } from '../platform/launch';
import { signInWithLaunch } from './sign-in-with-launch';
import { SignedOut } from './signed-out.late';
import { TelegramEntry } from './telegram-entry.late';
import { useBackButton } from './use-back-button';

const user = sampleUser({ userId: 4711 });
const posted: [type: string, data: unknown][] = [];
const host = window as unknown as {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void };
};

beforeEach(() => {
  posted.length = 0;
  delete globalThis.portalPlatform;
  host.TelegramWebviewProxy = {
    postEvent: (type, data) => posted.push([type, JSON.parse(data)]),
  };
});
afterEach(() => {
  delete host.TelegramWebviewProxy;
  delete globalThis.portalPlatform;
});

/** Address with which Telegram opens the entry. */
function launchOf(fields: Record<string, string> = {}): string {
  const data = new URLSearchParams({ user: '{"id":4711}', hash: 'ab', ...fields });
  return `/tg#${new URLSearchParams({ tgWebAppData: data.toString(), tgWebAppVersion: '8.0' })}`;
}

function Page() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useBackButton();
  return (
    <>
      <output>{pathname + hash}</output>
      <button type="button" onClick={() => void navigate('/plans')}>
        Plans
      </button>
      <Routes>
        <Route path="/tg" element={<TelegramEntry />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

const open = (path: string, ...answers: Answer[]) => openScreen(<Page />, { path, answers });
const signedIn = [
  answer(loginWithTelegramApp, { user, action: null }),
  answer(getSession, { user, end: null }),
];
const place = () => document.querySelector('output')?.textContent;

test('a launch signs in with the data of Telegram, and nothing of them stays in the address', async () => {
  await open(launchOf(), ...signedIn);
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(window.location.hash).toBe('');
  const data = new URLSearchParams({ user: '{"id":4711}', hash: 'ab' }).toString();
  expect(requestsOf(loginWithTelegramApp).map(({ body }) => body)).toEqual([{ initData: data }]);
  expect(currentPlatform()?.kind).toBe('telegram');
  expect(posted.map(([type]) => type)).toEqual(
    expect.arrayContaining(['web_app_ready', 'web_app_expand']),
  );
});

test.each([
  ['plans', '/plans'],
  ['downloads', '/downloads'],
  ['pay_AB23CD45', '/dashboard#pay-AB23CD45'],
  ['//evil.example', '/dashboard'],
])('a link with startapp=%s opens %s', async (param, path) => {
  await open(launchOf({ start_param: param }), ...signedIn);
  await waitFor(() => expect(place()).toBe(path));
});

test('in an ordinary browser the entry goes on to the start page, without a sign-in', async () => {
  delete host.TelegramWebviewProxy;
  await open('/tg');
  await waitFor(() => expect(place()).toBe('/'));
  expect(requestsOf(loginWithTelegramApp)).toEqual([]);
});

describe('data of an earlier launch', () => {
  const stale = refuse(loginWithTelegramApp, 'sessions/stale-telegram-app-data');

  test('are read once more, and newer ones are sent', async () => {
    window.history.replaceState(null, '', launchOf());
    const launch = readLaunch(window.location);
    if (!launch) throw new Error('The address holds no launch.');
    // The client hands the newer data out while the first request is under way.
    window.history.replaceState(null, '', launchOf({ query_id: 'newer' }));
    given(stale);
    expect(await signInWithLaunch(launch)).toEqual({ problem: 'stale' });
    const sent = requestsOf(loginWithTelegramApp).map(({ body }) => body);
    expect(sent).toEqual([
      { initData: launch.initData },
      { initData: expect.stringContaining('newer') as string },
    ]);
  });

  test('of who is still signed in are no obstacle, as after a reload', async () => {
    await open(launchOf(), stale, answer(getSession, { user, end: null }));
    await waitFor(() => expect(place()).toBe('/dashboard'));
  });

  test.each([null, sampleUser({ userId: 1 })])(
    'of anybody else say so and lead to the sign-in in the browser',
    async (other) => {
      const session = answer(getSession, { user: other, end: null });
      const screen = await open(launchOf(), stale, session);
      await screen.findByRole('heading', { name: 'This was opened too long ago.' });
      expect(requestsOf(loginWithTelegramApp)).toHaveLength(1);
      await expectAccessible();
      await screen.user.click(screen.getByRole('button', { name: 'Sign in in the browser' }));
      expect(posted.at(-1)).toEqual(['web_app_open_link', { url: `${window.location.origin}/` }]);
    },
  );
});

test('refused data show what the service says', async () => {
  const screen = await open(launchOf(), refuse(loginWithTelegramApp, 'accounts/frozen'));
  await screen.findByRole('heading', { name: 'You could not be signed in.' });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a browser that keeps no cookies says so instead of a loop of sign-ins', async () => {
  const lost = answer(getSession, { user: null, end: null });
  const screen = await open(launchOf(), signedIn[0] ?? lost, lost);
  await screen.findByRole('heading', { name: 'This app cannot keep you signed in here.' });
});

test('a service that is away can be tried again', async () => {
  const screen = await open(launchOf(), disconnect(loginWithTelegramApp));
  await screen.findByRole('heading', { name: 'The service does not answer.' });
  await screen.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(requestsOf(loginWithTelegramApp).length).toBeGreaterThan(1));
});

test('Telegram’s back button is on every screen but the first, and goes back', async () => {
  const screen = await open(launchOf(), ...signedIn);
  await waitFor(() => expect(place()).toBe('/dashboard'));
  const shown = () => posted.findLast(([type]) => type === 'web_app_setup_back_button')?.[1];
  expect(shown()).toEqual({ is_visible: false });
  await screen.user.click(screen.getByRole('button', { name: 'Plans' }));
  expect(shown()).toEqual({ is_visible: true });
  const { Telegram } = window as unknown as {
    Telegram: { WebView: { receiveEvent(type: string): void } };
  };
  Telegram.WebView.receiveEvent('back_button_pressed');
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(shown()).toEqual({ is_visible: false });
});

test('who is signed out in a frame gets the way back in, in both languages', async () => {
  for (const [language, title] of [
    ['en', 'You are signed out.'],
    ['bn', 'আপনি সাইন আউট করেছেন।'],
  ] as const) {
    const screen = await openScreen(<SignedOut />, { language });
    await screen.findByRole('heading', { name: title });
    await expectAccessible();
    document.body.replaceChildren();
  }
});
