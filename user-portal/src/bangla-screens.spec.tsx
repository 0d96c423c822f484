import {
  getBroadcastMessage,
  getFullHistory,
  getOfferDetails,
  getOrderStatus,
  getOwnLoginHistory,
  getNoticePreferences,
  getPush,
  getOwnSessions,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  streamUserTasks,
  type UserView,
} from '@portal/contracts';
import {
  DEFAULT_NOTICE_PREFERENCES,
  planName,
  transactionIdExample,
  writePreferences,
} from '@portal/rules';
import { answer, type Answer, sampleUser, stream, waitFor } from '@portal/screen-testing';
import { sampleOpenPayment, samplePayment, sampleTask, statusOf } from '@portal/testing/samples';
import { latinWords } from '../test/latin-words';
import { openPayment, PURCHASE } from '../test/open-payment';
import { openPortal } from '../test/open-portal';
import { sampleOffer } from '../test/sample-offer';

const OPEN = sampleOpenPayment();
const PAYMENTS = [
  OPEN,
  samplePayment(),
  samplePayment({ ref_code: 'MSM2345X', status: 'failed_amount_mismatch', received_amount: 700 }),
  samplePayment({ ref_code: 'LATE345X', status: 'timed_out', received_amount: null }),
];
const FILE = 'Harbour.Nine.S02E05.2031.1080p.mkv';
const AT = '2031-03-01T12:00:00.000Z';
const download = { _id: 'film', file_name: FILE, ott_service: 'netflix', download_date: AT };
const OFFER = sampleOffer({ type: 'percentage', value: 20 }, { bdt: 1200, inr: 799, usd: 12 });

/** What the sample data says as its writers wrote it. */
const DATA = [
  ...[
    FILE,
    'Harbour.',
    'Nine.',
    'mkv',
    'Harbour Nine',
    'S02',
    'E05',
    'HN',
    'Amina Rahman',
    'amina@example.com',
    'SAVE20',
  ],
  ...PAYMENTS.flatMap(({ ref_code, trx_id }) => [ref_code, trx_id ?? ref_code]),
];

/** A service whose every list has something of each kind. */
const SERVICE: readonly Answer[] = [
  answer(getUserStats, {
    stats: { todayDownloads: 1, totalDownloads: 2, recentDownloads: [download] },
  }),
  answer(getUserOttStats, {
    stats: [
      { name: 'netflix', value: 3 },
      { name: 'hoichoi', value: 2 },
    ],
  }),
  answer(getFullHistory, { history: [download] }),
  answer(getUserOffer, {
    offer: {
      ...{ isDiscount: true, expiresAt: OFFER.expiresAt },
      message: 'Special offer for you: 20% off Standard Plan - 30 Days. /plans/SAVE20',
      special: { planId: OFFER.plan.id, planName: OFFER.plan.name, discount: OFFER.discount },
    },
  }),
  answer(getOfferDetails, { offer: OFFER }),
  answer(getUserPayments, { payments: PAYMENTS }),
  answer(getOrderStatus, statusOf(OPEN)),
  answer(getBroadcastMessage, { message: null }),
  answer(getPush, { publicKey: null, browsers: [] }),
  answer(getNoticePreferences, {
    preferences: writePreferences({
      ...DEFAULT_NOTICE_PREFERENCES,
      quietHours: { from: '22:00', to: '07:00' },
    }),
    timeZone: 'Asia/Dhaka',
  }),
  answer(getOwnSessions, {
    sessions: [
      {
        ...{ method: 'telegram-app', device: 'Chrome on Android' },
        ...{ signedInAt: AT, lastSeenAt: AT, isCurrent: true },
      },
    ],
  }),
  answer(getOwnLoginHistory, {
    logins: [
      { _id: 'in', at: AT, method: 'password', device: 'Firefox on Android', address: null },
    ],
  }),
  stream(streamUserTasks, {
    tasks: (['pending', 'in_progress', 'failed'] as const).map((status) =>
      sampleTask({
        ...{ _id: status, status, file_name: FILE },
        ...(status === 'failed' && { error_message: 'The link has expired.' }),
      }),
    ),
  }).answer,
];

const user = sampleUser({ email: 'amina@example.com' });
const SCREENS: Readonly<Record<string, string>> = {
  home: '/dashboard',
  downloads: '/downloads',
  account: '/account',
  profile: '/account-management',
  'first password': '/create-password',
  'new password': '/change-password',
  plans: '/plans',
  'special plan': '/plans/SAVE20',
  offer: '/offer',
  checkout: '/checkout/combo_7d/user/1042/pay-id/x/',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
};
const over = { isExpired: true, daysRemaining: 0 };
const STATES: Readonly<Record<string, Partial<UserView>>> = {
  'without a plan': { ...over, expiry: 0, balance: 0, start: null, expiryDate: null },
  expired: over,
  'without videos': { balance: 0 },
  ending: { daysRemaining: 3 },
  frozen: { isFrozen: true },
};

/** Waits until nothing is loading, then expects no English word. */
async function expectBangla(): Promise<void> {
  const loading = () => document.querySelector('.MuiSkeleton-root, [aria-busy=true]');
  await waitFor(() =>
    expect([document.querySelector('h1') !== null, loading()]).toEqual([true, null]),
  );
  expect(latinWords(DATA)).toEqual([]);
}

/** Every form says its own refusals: a browser would say them in its own language. */
function expectOwnRefusals(): void {
  const native = [...document.forms].filter(({ noValidate }) => !noValidate);
  expect(native.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

test.each(Object.entries(SCREENS))('in Bangla without an English word: %s', async (_name, path) => {
  await openPortal({ path, session: { user }, language: 'bn', answers: SERVICE });
  await expectBangla();
  expectOwnRefusals();
});

test.each(Object.entries(STATES))(
  'in Bangla without an English word: home of a user %s',
  async (_name, change) => {
    const session = { user: { ...user, ...change } };
    await openPortal({ path: '/dashboard', session, language: 'bn', answers: SERVICE });
    await expectBangla();
  },
);

test('in Bangla without an English word: the sign-in, and what it refuses', async () => {
  const screen = await openPortal({ path: '/', session: {}, language: 'bn' });
  await screen.user.click(screen.getByRole('tab', { name: 'পাসওয়ার্ড দিয়ে লগইন' }));
  await screen.user.click(screen.getByRole('button', { name: 'সাইন ইন' }));
  await screen.findByText('আপনার ইউজার আইডি লিখুন।');
  await expectBangla();
  expectOwnRefusals();
});

test('in Bangla without an English word: the steps of a payment', async () => {
  const screen = await openPayment({
    language: 'bn',
    purchase: { ...PURCHASE, planName: planName({ name: PURCHASE.planName }, 'bn') },
  });
  await screen.step('পেমেন্ট মাধ্যম বেছে নিন');
  expect(latinWords([...DATA, document.title])).toEqual([]);
  await screen.user.click(screen.method('বিকাশ'));
  await screen.step('বিকাশ দিয়ে পেমেন্ট');
  expect(latinWords([...DATA, document.title, transactionIdExample('bkash')])).toEqual([]);
  expectOwnRefusals();
});
