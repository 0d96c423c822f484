import { DEFAULT_SETTINGS, planExpiresAt, searchKeys } from '@portal/rules';
import type { Db } from 'mongodb';

/** Size of the figures of goal P5. */
export const USERS = 50_000;

/** Last names of the made-up users; each is borne by some 1,800 of them. */
export const LAST_NAMES = [
  ...['Islam', 'Rahman', 'Hossain', 'Ahmed', 'Akter', 'Begum', 'Khan', 'Chowdhury', 'Hasan'],
  ...['Uddin', 'Sarkar', 'Miah', 'Khatun', 'Sultana', 'Mondal', 'Talukder', 'Bhuiyan', 'Sikder'],
  ...['Haque', 'Mollah', 'Biswas', 'Howlader', 'Majumder', 'Kabir', 'আক্তার'],
];
const FIRST_NAMES = [
  ...['Tanvir', 'Nusrat', 'Mahmudul', 'Farzana', 'Rakib', 'Sneha', 'Arjun', 'Jannatul', 'Sabbir'],
  ...['Kavita', 'Debjani', 'Imran', 'Priya', 'Shafiqul', 'Ananya', 'Rohan', 'Vikram', 'Aditya'],
  ...['Mst. Rokeya', 'Md. Zubair', 'Abdullah Al', 'Kamrul', 'Sadia', 'Tasnim', 'সুমাইয়া', 'Parvez'],
];
/** Borne by one user in 5,000. */
export const RARE_NAME = 'Quamrul Wadud';

const DAY_MS = 86_400_000;
const BATCH = 2_000;

/** The id of the nth user: nine or ten digits in no order. */
export const userIdOf = (number: number): number =>
  500_000_000 + ((number * 48_271) % USERS) * 48_000 + number;

function nameOf(number: number): string {
  if (number % 5_000 === 7) return RARE_NAME;
  // One in ten never gave a name.
  if (number % 10 === 3) return `User ${userIdOf(number)}`;
  const first = FIRST_NAMES[(number * 7) % FIRST_NAMES.length];
  return `${first} ${LAST_NAMES[Math.floor(number / 3) % LAST_NAMES.length]}`;
}

/** Two of seven run, a third of those soon at their end; one of seven never had a plan. */
function startOf(number: number, now: Date): Date | null {
  const daysAgo = [4.2, 17.3, 26.1, 52.4, 90.6, 200.7][number % 7];
  return daysAgo === undefined ? null : new Date(now.getTime() - daysAgo * DAY_MS - number * 1_000);
}

function userOf(number: number, now: Date) {
  const [userId, name, start] = [userIdOf(number), nameOf(number), startOf(number, now)];
  const days = start ? 30 : 0;
  const activates = start ? ['drm', 'notify'] : [];
  const plan = { start, days, balance: start ? 120 : 0, price: 1_500, currency: 'BDT', activates };
  const downloads = number % 400;
  const services = [
    { key: 'netflix', name: 'Netflix', value: downloads },
    { key: 'hoichoi', name: 'Hoichoi', value: 0 },
  ];
  return {
    ...{ userId, name, email: number % 3 ? `user${number}@example.com` : null, photo: null },
    ...{ passwordHash: null, passwordSetAt: null, isFrozen: number % 50 === 0 },
    ...{ plan, expiresAt: planExpiresAt({ start, days }), settings: DEFAULT_SETTINGS },
    ...{ totals: { downloads, services }, createdAt: new Date(now.getTime() - 200 * DAY_MS) },
    searchKeys: searchKeys({ userId, name }),
  };
}

/** Fills an empty collection of users, past the service: only what a list reads is there. */
export async function seedUsers(db: Db, now: Date): Promise<void> {
  for (let from = 0; from < USERS; from += BATCH)
    await db
      .collection('users')
      .insertMany(Array.from({ length: BATCH }, (_, at) => userOf(from + at, now)));
}
