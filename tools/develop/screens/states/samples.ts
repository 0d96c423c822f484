import {
  type CatalogueResponse,
  getBroadcastMessage,
  getCatalogue,
  getFullHistory,
  getOfferDetails,
  getOwnLoginHistory,
  getOwnSessions,
  getServiceHistory,
  getSession,
  getUser,
  getUserOffer,
  getUserOttStats,
  getUserPayments,
  getUserStats,
  getUserTasks,
  type HistoryItem,
  type OfferView,
  presentOfferPlan,
  presentPlans,
  reportBrowser,
  streamUserTasks,
  type TaskView,
  type UserPaymentView,
  type UserView,
} from '@portal/contracts';
import {
  DEFAULT_SETTINGS,
  findFirstPlan,
  FIRST_PLANS,
  FIRST_PRICE_LIST,
  type PricedPlan,
  STANDARD_PLAN,
} from '@portal/rules';
import { sampleOpenPayment, samplePayment, sampleTask } from '@portal/testing/samples';
import { inDays, inMinutes } from './instants';
import { usualNotices } from './notices-states';
import { type Reply, says } from './service';

/** A subscriber with 12 of 30 days left. */
export const user = (change: Partial<UserView> = {}): UserView => ({
  ...DEFAULT_SETTINGS,
  ...{ userId: 1132754853, name: 'Nusrat Jahan', email: 'nusrat@example.com' },
  profilePhotoUrl: '/default-avatar.png',
  ...{ isExpired: false, daysRemaining: 12, expiry: 30 },
  ...{ start: inDays(-18), startDate: inDays(-18), expiryDate: inDays(12) },
  ...{ balance: 146, price: 2200, currency: 'BDT', activates: ['drm', 'notify'] as const },
  ...{ isFrozen: false, createdAt: inDays(-200) },
  ...change,
  activates: [...(change.activates ?? (['drm', 'notify'] as const))],
});

/** A subscriber before the first plan. */
export const newcomer = user({
  ...{ name: 'User 1132754853', email: null, isExpired: true, daysRemaining: 0, expiry: 0 },
  ...{ start: null, startDate: null, expiryDate: null, balance: 0, price: null, currency: null },
  activates: [],
});

const FILES = [
  ['Karagar.S02E05.1080p.WEB-DL.AAC2.0.H.264-RiverHD.mkv', 'hoichoi'],
  ['The.Silent.Harbour.2023.1080p.NF.WEB-DL.DDP5.1.H.264.mkv', 'netflix'],
  ['Paper.Lanterns.S01E01.720p.AMZN.WEB-DL.mp4', 'amazon'],
  ['Bondhur.Bari.2021.480p.WEB-DL.Bengali.mkv', 'chorki'],
  ['Monsoon.Letters.S03.Complete.1080p.DSNP.WEB-DL.mkv', 'disney'],
  ['a_file_without_any_pattern_but_with_a_very_long_name_0123456789.mp4', 'youtube'],
] as const;

/** Finished downloads, newest first, several a day. */
const history = (count: number): HistoryItem[] =>
  Array.from({ length: count }, (_item, index) => {
    const [file_name, ott_service] = FILES[index % FILES.length] ?? FILES[0];
    const delivery = index % 2 === 0 ? { delivery_link: 'https://t.me/c/1/2' } : {};
    const download_date = inMinutes(-35 - index * 400);
    return { _id: String(index), file_name, ott_service, download_date, ...delivery };
  });

/** A queue of every kind of row. */
const queue: TaskView[] = [
  { status: 'in_progress', progress: 64 } as const,
  { status: 'in_progress', progress: 12, updated_at: inMinutes(-9) } as const,
  { status: 'pending' } as const,
  { status: 'failed', error_message: 'The link has expired.' } as const,
].map((change, index) => {
  const [file_name, ott_service] = FILES[index] ?? FILES[0];
  const updated_at = inMinutes(-1);
  return sampleTask({ _id: `task-${index}`, file_name, ott_service, updated_at, ...change });
});

/** An order that can still be paid for 21 minutes. */
export const openOrder = sampleOpenPayment({
  ...{ planId: 'combo_30d', planName: 'Combo - 30 Days' },
  ...{ createdAt: inMinutes(-9), expiresAt: inMinutes(21) },
});

/** Orders of every outcome. */
export const payments: UserPaymentView[] = [
  samplePayment({
    ...{ ref_code: 'MM34LATE', status: 'timed_out', isLate: true, amount: 799 },
    ...{ received_amount: 799, planName: 'Combo - 7 Days', createdAt: inDays(-1) },
  }),
  samplePayment({ createdAt: inDays(-18), receivedAt: inDays(-18), expiresAt: inDays(-18) }),
  samplePayment({
    ...{ ref_code: 'MM34PART', status: 'failed_amount_mismatch', received_amount: 2000 },
    createdAt: inDays(-50),
  }),
  samplePayment({
    ...{ ref_code: 'PPOUT123', status: 'timed_out', received_amount: null, trx_id: null },
    ...{ receivedAt: null, createdAt: inDays(-80) },
  }),
];

/** A discount that the banner counts down. */
export const discount: OfferView = {
  isDiscount: true,
  message: 'Special offer for you: 25% off Standard Plan. /plans/SPRING2345',
  expiresAt: inDays(1.4),
  special: {
    ...{ planId: 'plan_standard_bdt_30d', planName: 'Standard Plan - 30 Days' },
    discount: { type: 'percentage', value: 25 },
  },
};

const SOLD = presentPlans(FIRST_PLANS);

/** The plan of the offers. @throws Error when nobody sells it. */
function standard(): PricedPlan {
  const plan = findFirstPlan(STANDARD_PLAN.id);
  if (!plan) throw new Error('There is no default plan.');
  return plan;
}

/** What the service sells, with every link configured. */
export const catalogue = (change: Partial<CatalogueResponse> = {}): CatalogueResponse => ({
  priceList: FIRST_PRICE_LIST,
  ...SOLD,
  paymentNumbers: [
    { method: 'bkash', number: '01700000000', kind: 'personal' },
    { method: 'nagad', number: '01800000000', kind: 'merchant' },
  ],
  brand: {
    ...{ name: 'Dhara', botUrl: 'https://t.me/dhara_bot' },
    supportBotUrl: 'https://t.me/dhara_help_bot',
    supportContactUrl: 'https://t.me/dhara_help',
    channelUrl: 'https://t.me/dhara_news',
    ...{
      telegramBotName: 'dhara_bot',
      telegramBotId: 1,
      telegramWidgetUrl: 'https://telegram.invalid/',
    },
    hasTrialTelegram: false,
  },
  ...change,
});

/** A service that answers every call of a subscriber's screens. */
export const usual: readonly Reply[] = [
  says(getSession, { user: null, end: null }),
  says(getUser, { user: user() }),
  says(getCatalogue, catalogue()),
  says(getUserStats, {
    stats: { todayDownloads: 3, totalDownloads: 214, recentDownloads: history(10) },
  }),
  says(getUserOttStats, {
    stats: FILES.map(([, name], index) => ({ name, value: 90 - index * 15 })),
  }),
  says(getUserOffer, { offer: null }),
  says(getUserPayments, { payments }),
  says(getUserTasks, { tasks: queue }),
  says(streamUserTasks, { tasks: queue }),
  says(getBroadcastMessage, { message: null }),
  says(getServiceHistory, { history: history(30) }),
  says(getFullHistory, { history: history(60) }),
  says(getOwnSessions, {
    sessions: [true, false, false].map((isCurrent, index) => ({
      ...{ method: 'password' as const, device: 'Chrome on Android', isCurrent },
      ...{ signedInAt: inDays(-index - 1), lastSeenAt: inMinutes(-index * 90) },
    })),
  }),
  says(getOwnLoginHistory, {
    logins: Array.from({ length: 8 }, (_login, index) => ({
      ...{ _id: String(index), at: inDays(-index), method: 'telegram' as const },
      ...{ device: 'Firefox on Windows', address: '203.0.113.7' },
    })),
  }),
  says(getOfferDetails, {
    offer: {
      plan: presentOfferPlan(standard()),
      discount: { type: 'percentage', value: 25 },
      discountedPrice: { bdt: 1125, inr: 749, usd: 11 },
      expiresAt: inDays(1.4),
    },
  }),
  says(reportBrowser, {}),
  ...usualNotices,
];
