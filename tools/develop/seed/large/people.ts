import { DAY_MS, DEFAULT_SETTINGS, searchKeys } from '@portal/rules';
import { LARGE } from './sizes';

/** Last names of the generated users; about 1,800 users have each. */
export const LAST_NAMES = [
  ...['Islam', 'Rahman', 'Hossain', 'Ahmed', 'Akter', 'Begum', 'Khan', 'Chowdhury', 'Hasan'],
  ...['Uddin', 'Sarkar', 'Miah', 'Khatun', 'Sultana', 'Mondal', 'Talukder', 'Bhuiyan', 'Sikder'],
  ...['Haque', 'Mollah', 'Biswas', 'Howlader', 'Majumder', 'Kabir', 'আক্তার'],
];
export const FIRST_NAMES = [
  ...['Tanvir', 'Nusrat', 'Mahmudul', 'Farzana', 'Rakib', 'Sneha', 'Arjun', 'Jannatul', 'Sabbir'],
  ...['Kavita', 'Debjani', 'Imran', 'Priya', 'Shafiqul', 'Ananya', 'Rohan', 'Vikram', 'Aditya'],
  ...['Mst. Rokeya', 'Md. Zubair', 'Abdullah Al', 'Kamrul', 'Sadia', 'Tasnim', 'সুমাইয়া', 'Parvez'],
];
/** One of 5,000 users has this name. */
export const RARE_NAME = 'Quamrul Wadud';

/** The id of the nth user: nine or ten digits, not in order. */
export const userIdOf = (number: number): number =>
  500_000_000 + ((number * 48_271) % LARGE.users) * 48_000 + number;

/** The name of the nth user. Some users have none. */
export function nameOf(number: number): string {
  if (number % 5_000 === 7) return RARE_NAME;
  if (number % 10 === 3) return `User ${userIdOf(number)}`;
  const first = FIRST_NAMES[(number * 7) % FIRST_NAMES.length];
  return `${first} ${LAST_NAMES[Math.floor(number / 3) % LAST_NAMES.length]}`;
}

/** The fields of a user that do not depend on payments and downloads. */
export function personOf(number: number, now: Date) {
  const [userId, name] = [userIdOf(number), nameOf(number)];
  return {
    ...{ userId, name, email: number % 3 ? `user${number}@example.com` : null, photo: null },
    ...{ passwordHash: null, passwordSetAt: null, isFrozen: number % 50 === 0 },
    ...{ settings: DEFAULT_SETTINGS, createdAt: new Date(now.getTime() - 400 * DAY_MS) },
    searchKeys: searchKeys({ userId, name }),
  };
}
