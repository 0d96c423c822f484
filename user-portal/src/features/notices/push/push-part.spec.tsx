import {
  addPushBrowser,
  getPush,
  type PushBrowserView,
  removePushBrowser,
  testPushBrowser,
} from '@portal/contracts';
import {
  answer,
  expectAccessible,
  given,
  refuse,
  requestsOf,
  sampleUser,
  type Screen,
  type ScreenOptions,
  waitFor,
} from '@portal/screen-testing';
import { openPage } from '../../../../test/open-page';
import { PushPart } from './push-part';

const { userId } = sampleUser();
const ENDPOINT = 'https://push.example.com/abc';
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const AT = '2031-03-01T12:00:00.000Z';
const here = (facts: Partial<PushBrowserView> = {}): PushBrowserView => ({
  ...{ _id: 'b1', device: 'Chrome on Android', createdAt: AT, lastDelivery: null },
  endpointHash: `0a${ENDPOINT.length.toString(16)}`,
  ...facts,
});

/** A browser with the Push API. `asked`: what the user answers. */
function givenBrowser({
  permission = 'default',
  asked = 'granted',
  isSubscribed = false,
  hasWorker = true,
}: {
  permission?: NotificationPermission;
  asked?: NotificationPermission;
  isSubscribed?: boolean;
  hasWorker?: boolean;
} = {}): void {
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  let current: typeof subscription | null = isSubscribed ? subscription : null;
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = asked),
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => (current = subscription),
  };
  const worker = { pushManager };
  const serviceWorker = {
    getRegistration: async () => (hasWorker ? worker : undefined),
    ready: Promise.resolve(worker),
  };
  define(window, 'PushManager', class {});
  define(window, 'Notification', notification);
  define(navigator, 'serviceWorker', serviceWorker);
}

const defined: (readonly [object, string])[] = [];
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  defined.push([target, name]);
}
// jsdom has no hashes.
beforeEach(() =>
  define(crypto, 'subtle', {
    digest: async (_name: string, { length }: Uint8Array) => new Uint8Array([10, length]).buffer,
  }),
);
afterEach(() => {
  for (const [target, name] of defined.splice(0)) Reflect.deleteProperty(target, name);
});

const open = (browsers: PushBrowserView[] = [], options: ScreenOptions = {}): Promise<Screen> =>
  openPage(<PushPart userId={userId} />, {
    session: { user: sampleUser() },
    ...options,
    answers: [answer(getPush, { publicKey: 'key', browsers }), ...(options.answers ?? [])],
  });

test('one tap asks the user, subscribes and tells the service in which language', async () => {
  givenBrowser();
  const screen = await open([], {
    answers: [answer(addPushBrowser, { publicKey: 'key', browsers: [here()] })],
  });
  const button = await screen.findByRole('button', { name: 'Turn on' });
  given(answer(getPush, { publicKey: 'key', browsers: [here()] }));
  await screen.user.click(button);
  await screen.findByRole('button', { name: 'Send a test' });
  expect(requestsOf(addPushBrowser).map(({ body }) => body)).toEqual([
    { endpoint: ENDPOINT, ...KEYS, language: 'en' },
  ]);
  await expectAccessible();
});

test('a user who says no is sent nowhere, and learns how to allow it', async () => {
  givenBrowser({ asked: 'denied' });
  const screen = await open();
  await screen.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await screen.findByText(/You have blocked notices/);
  expect(requestsOf(addPushBrowser)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test.each([
  [true, 'Sent. It should arrive in a few seconds.'],
  [false, 'The test could not be delivered.'],
])('a test that is accepted: %p says so', async (isAccepted, text) => {
  givenBrowser({ permission: 'granted', isSubscribed: true });
  const delivery = { at: AT, isAccepted, status: isAccepted ? 201 : 500 };
  const screen = await open([here()], { answers: [answer(testPushBrowser, { delivery })] });
  await screen.user.click(await screen.findByRole('button', { name: 'Send a test' }));
  await screen.findByText(text);
});

test('turned off, the service forgets the browser and the browser its subscription', async () => {
  givenBrowser({ permission: 'granted', isSubscribed: true });
  const screen = await open([here()], {
    answers: [answer(removePushBrowser, { publicKey: 'key', browsers: [] })],
  });
  const button = await screen.findByRole('button', { name: 'Turn off' });
  given(answer(getPush, { publicKey: 'key', browsers: [] }));
  await screen.user.click(button);
  await screen.findByRole('button', { name: 'Turn on' });
  expect(requestsOf(removePushBrowser).map(({ params }) => params['browserId'])).toEqual(['b1']);
});

test('why notices do not arrive: each need, whether it is met, and the last message', async () => {
  givenBrowser({ permission: 'granted', isSubscribed: true });
  const lastDelivery = { at: AT, isAccepted: false, status: 403 };
  const screen = await open([here({ lastDelivery })]);
  const summary = await screen.findByText('Why do notices not arrive here?');
  await screen.user.click(summary);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(6);
  expect(rows[3]).toBe('You have allowed notices.');
  expect(rows[5]).toMatch(/^Last notice not delivered: .*2031.* \(answer 403\)$/);
});

test('a missing worker is named, and turning on is not offered', async () => {
  givenBrowser({ hasWorker: false });
  const screen = await open();
  await screen.findByText('The part that receives notices is missing. Reload the page.');
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test('a browser without push reads so, an iPhone how to get it', async () => {
  const screen = await open();
  await screen.findByText('This browser cannot show notices. Try a newer one.');
  define(navigator, 'userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)');
  const phone = await open();
  await phone.findByText(/Add to Home Screen/);
});

test('a service without keys says so, and asks nobody', async () => {
  givenBrowser();
  const screen = await open([], { answers: [answer(getPush, { publicKey: null, browsers: [] })] });
  await screen.findByText('This service does not send notices to browsers.');
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test('what cannot be loaded offers another try', async () => {
  givenBrowser();
  const screen = await open([], { answers: [refuse(getPush, 'service/bug')] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  given(answer(getPush, { publicKey: 'key', browsers: [] }));
  await screen.user.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy());
});
