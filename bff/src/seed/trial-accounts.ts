import { CHECKOUT_PLANS } from '@portal/rules';
import type { Grant } from '../domain/plans/plans.service';

/** A grant some days before the start of the seed. */
export interface TrialGrant extends Grant {
  readonly daysAgo: number;
  /** Code of the payment order that paid for it; absent: a gift of the seed. */
  readonly refCode?: string;
}

/** A made-up subscriber. */
export interface TrialAccount {
  readonly userId: number;
  /** Absent: the user has only the name 'User {id}'. */
  readonly name?: string;
  readonly email?: string;
  /** In clear text; absent: the user signs in by Telegram only. */
  readonly password?: string;
  readonly joinedDaysAgo: number;
  readonly isFrozen?: boolean;
  /** Oldest first. */
  readonly grants: readonly TrialGrant[];
}

/** A plan of the catalogue, bought some days ago and paid in taka by default. */
function bought(
  planId: string,
  daysAgo: number,
  videos: number,
  currency: 'BDT' | 'INR' = 'BDT',
): TrialGrant {
  const plan = CHECKOUT_PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`No plan ${planId} in the catalogue`);
  const { durationDays: days, activates } = plan;
  const price = currency === 'BDT' ? plan.priceBdt : plan.priceInr;
  return { daysAgo, days, videos, price, currency, activates };
}

const gift = (daysAgo: number, days: number, videos: number): TrialGrant => ({
  daysAgo,
  days,
  videos,
});

/** Code of the order that the subscriber paid; `trial-extras.ts` creates it. */
export const PAID_ORDER = 'TRYPAY22';

/** The subscriber whose id and password `npm start` prints: three weeks of a month are left. */
export const trialSubscriber = (userId: number, password: string): TrialAccount => ({
  userId,
  password,
  name: 'Nusrat Jahan',
  email: 'nusrat.jahan@example.com',
  joinedDaysAgo: 64.2,
  grants: [{ ...bought('combo_7d', 47.3, 40), refCode: PAID_ORDER }, bought('combo_30d', 9.4, 200)],
});

/** Other, invented subscribers, so that lists and statistics are not empty. */
export const TRIAL_ACCOUNTS: readonly TrialAccount[] = [
  // Active
  {
    userId: 510204417,
    name: 'Tanvir Ahmed',
    email: 'tanvir.ahmed@example.com',
    joinedDaysAgo: 41.6,
    grants: [bought('combo_30d', 3.1, 180)],
  },
  {
    userId: 615338902,
    name: 'Ananya Mukherjee',
    email: 'ananya.m@example.com',
    joinedDaysAgo: 88.3,
    grants: [bought('drm_only_30d', 12.7, 120, 'INR')],
  },
  {
    userId: 734410265,
    name: 'Mahmudul Hasan',
    joinedDaysAgo: 19.9,
    grants: [bought('drm_only_30d', 5.5, 120)],
  },
  {
    userId: 801927346,
    name: 'Rohan Deshpande',
    email: 'rohan.deshpande@example.com',
    joinedDaysAgo: 130.4,
    grants: [bought('combo_30d', 46.2, 150, 'INR'), bought('combo_30d', 17.8, 150, 'INR')],
  },
  {
    userId: 923615580,
    name: 'সুমাইয়া আক্তার',
    email: 'sumaiya.akter@example.com',
    joinedDaysAgo: 22.1,
    grants: [bought('combo_30d', 20.3, 200)],
  },
  {
    userId: 1048827731,
    name: 'Imran Hossain',
    joinedDaysAgo: 210.5,
    grants: [bought('notify_only_30d', 2.2, 65)],
  },
  {
    userId: 1150064298,
    name: 'Priya Raghavan',
    email: 'priya.raghavan@example.com',
    joinedDaysAgo: 33.8,
    grants: [bought('drm_only_30d', 10.9, 95, 'INR'), gift(4.4, 10, 25)],
  },
  {
    userId: 1266430915,
    name: 'Shafiqul Islam',
    joinedDaysAgo: 15.4,
    grants: [bought('combo_30d', 14.6, 999)],
  },
  { userId: 1390717724, joinedDaysAgo: 8.7, grants: [bought('notify_only_30d', 8.5, 70)] },
  // Expiring soon
  {
    userId: 1422093658,
    name: 'Farzana Rahman',
    email: 'farzana.rahman@example.com',
    joinedDaysAgo: 57.0,
    grants: [bought('combo_30d', 24.3, 110)],
  },
  {
    userId: 1507745013,
    name: 'Arjun Nair',
    joinedDaysAgo: 6.2,
    grants: [bought('combo_7d', 1.8, 40, 'INR')],
  },
  {
    userId: 1611280496,
    name: 'Rakib Chowdhury',
    email: 'rakib.c@example.com',
    joinedDaysAgo: 30.1,
    grants: [bought('drm_only_30d', 29.3, 60)],
  },
  {
    userId: 1738904162,
    name: 'Sneha Kulkarni',
    joinedDaysAgo: 3.3,
    grants: [bought('combo_3d', 1.2, 20, 'INR')],
  },
  {
    userId: 1804416637,
    name: 'Jannatul Ferdous',
    joinedDaysAgo: 76.9,
    grants: [bought('drm_only_7d', 5.7, 30)],
  },
  // Expired
  {
    userId: 1916650283,
    name: 'Abdullah Al Mamun',
    email: 'mamun.abdullah@example.com',
    joinedDaysAgo: 120.6,
    grants: [bought('combo_30d', 71.4, 140)],
  },
  {
    userId: 2033872519,
    name: 'Kavita Joshi',
    joinedDaysAgo: 44.4,
    grants: [bought('notify_only_30d', 38.1, 80, 'INR')],
  },
  {
    userId: 2147096370,
    name: 'Sabbir Khan',
    joinedDaysAgo: 12.5,
    grants: [bought('drm_only_7d', 9.9, 25)],
  },
  {
    userId: 2260418895,
    name: 'Debjani Sarkar',
    email: 'debjani.sarkar@example.com',
    joinedDaysAgo: 31.7,
    grants: [bought('combo_30d', 30.3, 75, 'INR')],
  },
  { userId: 2384150746, joinedDaysAgo: 95.8, grants: [bought('drm_only_1d', 90.2, 5)] },
  // Frozen: one with and one without a running plan
  {
    userId: 2409933172,
    name: 'Kamrul Hasan',
    joinedDaysAgo: 52.3,
    isFrozen: true,
    grants: [bought('combo_30d', 11.1, 160)],
  },
  {
    userId: 2551607384,
    name: 'Vikram Reddy',
    email: 'vikram.reddy@example.com',
    joinedDaysAgo: 140.0,
    isFrozen: true,
    grants: [bought('drm_only_30d', 101.5, 90, 'INR')],
  },
  // Never had a plan
  { userId: 2677240951, name: 'Mst. Rokeya Begum', joinedDaysAgo: 1.4, grants: [] },
  { userId: 2790318426, joinedDaysAgo: 0.3, grants: [] },
  {
    userId: 2865571403,
    name: 'Aditya Banerjee',
    email: 'aditya.b@example.com',
    joinedDaysAgo: 5.9,
    grants: [],
  },
];
