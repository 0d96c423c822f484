import {
  getCatalogue,
  getOrderStatus,
  getUserPayments,
  getUserStats,
  makeSignInLink,
  type UserView,
} from '@portal/contracts';
import type { AccountState } from '@portal/rules';
import {
  type Answer,
  answer,
  expectAccessible,
  requestsOf,
  sampleCatalogue,
  sampleUser,
  type ScreenOptions,
  waitFor,
  within,
} from '@portal/screen-testing';
import { sampleOpenPayment, statusOf } from '@portal/testing/samples';
import { openPage } from '../../../../test/open-page';
import { StatusHero } from './status-hero';

/** Noon of a Saturday. The sample plan ends on Monday, March 31. */
const NOON = '2031-03-01T12:00:00.000Z';
const OPEN = sampleOpenPayment({ expiresAt: '2031-03-01T12:21:29.000Z' });
const MONDAY = '2031-03-31T12:00:00.000Z';
const BRAND = { telegramBotName: 'dhara_bot', supportContactUrl: 'https://t.me/dhara_help' };

const over = { isExpired: true, daysRemaining: 0 };
const never = { ...over, expiry: 0, balance: 0, start: null, startDate: null, expiryDate: null };

/** The status of a user with these changes, with a stopped clock. */
async function openHero(change: Partial<UserView> = {}, options: ScreenOptions = {}) {
  const user = sampleUser(change);
  const screen = await openPage(
    <main>
      <StatusHero user={user} />
    </main>,
    {
      path: '/dashboard',
      session: { user },
      clock: NOON,
      ...options,
      answers: [
        answer(getCatalogue, sampleCatalogue(BRAND)),
        answer(getUserPayments, { payments: [] }),
        answer(getUserStats, {
          stats: { todayDownloads: 0, totalDownloads: 0, recentDownloads: [] },
        }),
        ...(options.answers ?? []),
      ],
    },
  );
  // Hidden while the dialog of a payment is open.
  const hero = screen.getByRole('region', { hidden: true });
  return { ...screen, hero, text: () => hero.textContent };
}

const withOrder = {
  answers: [
    answer(getUserPayments, { payments: [OPEN] }),
    answer(getOrderStatus, statusOf(OPEN, 1_289_000)),
  ],
};

const STATES: Readonly<
  Record<
    AccountState,
    { change: Partial<UserView>; options?: ScreenOptions; title: string; action: RegExp }
  >
> = {
  frozen: {
    change: { isFrozen: true },
    title: 'Your account is paused',
    action: /^Contact support$/,
  },
  paying: {
    change: {},
    options: withOrder,
    title: 'Finish your payment',
    action: /^Resume payment ?21:29$/,
  },
  newcomer: { change: never, title: 'Welcome! Get your first video', action: /^Choose a plan$/ },
  expired: { change: over, title: 'Your plan has ended', action: /^Renew$/ },
  usedUp: { change: { balance: 0 }, title: 'Your videos are used up', action: /^Renew$/ },
  ending: { change: { daysRemaining: 3 }, title: 'Your plan ends soon', action: /^Renew$/ },
  notifying: {
    change: { balance: 0, activates: ['notify'] },
    title: 'Your notifications are on',
    action: /^Open the bot$/,
  },
  active: { change: {}, title: 'Ready to download', action: /^Open the bot$/ },
};

describe.each(Object.entries(STATES))('%s', (_state, { change, options, title, action }) => {
  test('has its title and one main action', async () => {
    const screen = await openHero(change, options);
    await screen.findByRole('heading', { level: 2, name: title });
    const inHero = within(screen.hero);
    // The steps of a newcomer have quiet links of their own.
    const isMain = (element: HTMLElement) => element.closest('ol') === null;
    const actions = () =>
      [...inHero.queryAllByRole('link'), ...inHero.queryAllByRole('button')].filter(isMain);
    await waitFor(() =>
      expect(actions().map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(action),
      ]),
    );
  });

  test('is accessible', async () => {
    const screen = await openHero(change, { ...options, clock: undefined });
    await waitFor(() => expect(screen.hero.textContent).not.toBe(''));
    await expectAccessible();
  });
});

test.each([
  [42, /12days left.*42videos left/],
  [1, /12days left.*1video left/],
  [999_999, /12days left.*Unlimitedvideos left/],
])('days and videos stand together: %i videos', async (balance, numbers) => {
  const screen = await openHero({ daysRemaining: 12, balance });
  expect(screen.text()).toMatch(numbers);
});

test.each([
  ['2031-03-01T15:00:00.000Z', /Ends today at \d/],
  ['2031-03-02T12:00:00.000Z', /Ends tomorrow at \d/],
  [MONDAY, /Ends Monday, March 31\./],
  ['2032-03-31T12:00:00.000Z', /Ends Mar 31, 2032\./],
])('the next date is said in words: %s', async (expiryDate, sentence) => {
  expect((await openHero({ expiryDate })).text()).toMatch(sentence);
});

test.each([
  [10, /At your pace the videos last about 10 days\.$/],
  [21, /^Ends Monday, March 31\.$/],
])('videos that end before the plan are said: %i videos', async (balance, sentence) => {
  const recentDownloads = [1, 30, 60, 90, 120].map((hours) => ({
    _id: String(hours),
    file_name: 'Eleven.Rivers.2031.mkv',
    ott_service: 'netflix',
    download_date: new Date(Date.parse(NOON) - hours * 3_600_000).toISOString(),
  }));
  const answers = [
    answer(getUserStats, { stats: { todayDownloads: 1, totalDownloads: 5, recentDownloads } }),
  ];
  const screen = await openHero({ daysRemaining: 20, balance, expiryDate: MONDAY }, { answers });
  // The inner line shows that the pace is known.
  await waitFor(() => expect(screen.hero.querySelector('[data-part=inner]')).not.toBeNull());
  screen.getByText(sentence);
});

test('the clock of an order runs; at its end the plan says what to do', async () => {
  const screen = await openHero({}, withOrder);
  await screen.findByText('21:29');
  await screen.passTime(60_000);
  expect(screen.getByRole('timer').textContent).toBe('20:29');
  await screen.passTime(21 * 60_000);
  await screen.findByText('Ready to download');
});

test('the payment is resumed in its dialog', async () => {
  const screen = await openHero({}, { ...withOrder, clock: undefined });
  // By the real clock the order is years away from its end.
  await screen.user.click(await screen.findByText('Resume payment'));
  const dialog = await screen.findByRole('dialog', { name: 'Payment' });
  expect(dialog.textContent).toContain(OPEN.ref_code);
});

test.each([
  ['a QR code', '#pay'],
  ['the bot', `#pay-${OPEN.ref_code}`],
])(
  'the link of %s opens the dialog at once; once closed, a reload does not open it again',
  async (_name, hash) => {
    const path = `/dashboard${hash}`;
    const screen = await openHero({}, { ...withOrder, clock: undefined, path });
    await waitFor(() => expect(document.body.textContent).toContain(OPEN.ref_code));
    await screen.user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(window.location.pathname).toBe('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

describe('inside Telegram the link of an order', () => {
  const ignore = (): void => undefined;
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    globalThis.portalPlatform = {
      ...{ kind: 'telegram', isFramed: false, ready: ignore, expand: ignore, setBack: ignore },
      ...{ haptic: ignore, openLink: (url: string) => opened.push(url) },
    };
  });
  afterEach(() => {
    globalThis.portalPlatform = undefined;
  });
  const path = `/dashboard#pay-${OPEN.ref_code}`;
  const openLinked = (answers: Answer[] = []) =>
    openHero(
      {},
      { ...withOrder, clock: undefined, path, answers: [...withOrder.answers, ...answers] },
    );

  test('opens the browser after a tap only, because Telegram does not do it without', async () => {
    const link = answer(makeSignInLink, { token: 'secret', expiresAt: '2031-03-10T06:01:00.000Z' });
    const screen = await openLinked([link]);
    const button = await screen.findByRole('button', { name: /^Resume payment/ });
    expect([opened.length, requestsOf(makeSignInLink).length]).toEqual([0, 0]);
    await screen.user.click(button);
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(new URLSearchParams(new URL(opened[0] ?? '').hash.slice(1)).get('to')).toBe(path);
  });

  test('opens the dialog at once where the service sells inside', async () => {
    const catalogue = { ...sampleCatalogue(), telegramSales: 'inside' as const };
    await openLinked([answer(getCatalogue, catalogue)]);
    await waitFor(() => expect(document.body.textContent).toContain(OPEN.ref_code));
    expect(opened).toEqual([]);
  });
});

test('without a known bot an active plan can be renewed', async () => {
  const screen = await openHero({}, { answers: [answer(getCatalogue, sampleCatalogue())] });
  expect((await screen.findByText('Renew')).getAttribute('href')).toBe('/plans');
});

test('a plan of notifications has no videos to use up', async () => {
  const screen = await openHero({ balance: 0, activates: ['notify'] });
  expect(screen.text()).toMatch(/days left.*Notificationswithout videos/);
  expect(screen.text()).not.toMatch(/0.?videos|used up/);
});

test('the bot is opened in its own tab', async () => {
  const link = await (await openHero()).findByRole('link', { name: 'Open the bot' });
  expect(link.getAttribute('href')).toBe('https://t.me/dhara_bot');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('in Bangla: words and numerals', async () => {
  const screen = await openHero({ daysRemaining: 12 }, { language: 'bn' });
  await waitFor(() => expect(screen.text()).toContain('১২দিন বাকি'));
  expect(screen.text()).not.toMatch(/[0-9]/);
});
