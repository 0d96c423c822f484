import { hasLowVariety } from './secret-variety';

/** Minimum length of an administrator's password in production, in characters as a user sees them. */
export const MIN_ADMIN_PASSWORD_LENGTH = 15;

/** A long password with fewer different characters is a pattern. */
const MIN_DISTINCT = 5;

/** A date has eight digits. A password with more digits does not count as a known word with digits. */
const MAX_GUESSED_DIGITS = 8;

/** Words that are common in administrators' passwords, likeliest first. */
const WORDS = [
  ...['password', 'admin', 'administrator', 'passw0rd', 'changeme', 'letmein', 'welcome', 'secret'],
  ...['qwerty', 'default', 'master', 'owner', 'root', 'super', 'user', 'login', 'portal', 'system'],
  ...[
    'server',
    'test',
    'demo',
    'guest',
    'trial',
    'pass',
    'word',
    'change',
    'this',
    'please',
    'new',
  ],
  ...['first', 'the', 'for', 'iloveyou', 'sunshine', 'dragon', 'monkey', 'football', 'bangladesh'],
] as const;

/** Published examples of good passwords, so everybody knows them. Letters only. */
const PUBLISHED = [
  ...['correcthorsebatterystaple', 'thequickbrownfoxjumpsoverthelazydog'],
  ...['thequickbrownfox', 'tobeornottobe', 'tobeornottobethatisthequestion', 'mypasswordissecret'],
  ...['thisisapassword', 'thisismypassword', 'maytheforcebewithyou', 'opensesameopensesame'],
] as const;

/** Common endings after a word, likeliest first; years are added. */
const ENDS = ['123', '1', '12', '1234', '@123', '!', '01', '2', '007', '11', '111', '1111', '99'];

/** Known words for one installation, besides the general ones. */
export interface AdminPasswordContext {
  readonly brand: string;
  /** Names of administrators. */
  readonly names: readonly string[];
}

/**
 * Why an administrator must not use a password in production; null if it is allowed. Refused: shorter than
 * MIN_ADMIN_PASSWORD_LENGTH; only known words, the brand and administrators' names with digits and signs
 * around them; a published example; a pattern.
 */
export function adminPasswordFault(
  password: string,
  context: AdminPasswordContext,
): 'too-short' | 'known' | null {
  if ([...password].length < MIN_ADMIN_PASSWORD_LENGTH) return 'too-short';
  return isKnownAdminPassword(password, context) ? 'known' : null;
}

/** Like adminPasswordFault without the check of the length. */
export function isKnownAdminPassword(
  password: string,
  { brand, names }: AdminPasswordContext,
): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (hasLowVariety(plain, MIN_DISTINCT)) return true;
  if ((plain.match(/\d/g)?.length ?? 0) > MAX_GUESSED_DIGITS) return false;
  const words = [...WORDS, ...PUBLISHED, ...[brand, ...names].map(lettersOf)];
  const known = new Set(words.filter(({ length }) => length >= 3));
  return [lettersOf(plain), lettersOf(unmasked(plain))].some((letters) =>
    consistsOf(letters, known),
  );
}

/**
 * Passwords that the service tries against an administrator's hash at its start, likeliest first, each once:
 * four plain words, then the words that are long enough to sign in with, then words with common endings. It
 * does not try the 10,000 endings of four digits: that many hashes take too long, and adminPasswordFault
 * refuses these passwords at the sign-in anyway. `year` is this year.
 */
export function likelyAdminPasswords(
  name: string,
  { brand, names }: AdminPasswordContext,
  year: number,
): string[] {
  const own = [name, brand].map((word) => word.toLowerCase());
  const first = ['admin', 'password', ...own];
  const bare = ['administrator', '123456', 'changeme', 'letmein'];
  const doubled = own.flatMap((word) => [`${word}administrator`, `${word}password`]);
  const long = [
    ...['passwordpassword', 'administrator123', 'correcthorsebatterystaple', 'adminadminadmin'],
    ...['correct horse battery staple', 'administratoradministrator', '123456789012345'],
    ...[
      'administratorpassword',
      `administrator${year}`,
      ...doubled,
      own.join(''),
      `${own.join('')}123`,
    ],
    ...['aaaaaaaaaaaaaaa', 'changemechangeme', 'thisisapassword', 'qwertyuiopasdfghjkl'],
  ];
  const years = [0, 1, 2, 3, 4, 5, 6].map((ago) => String(year - ago));
  const stems = [...own, 'admin', 'password', ...names.map((other) => other.toLowerCase())];
  const ended = [...ENDS, ...years].flatMap((end) =>
    stems.flatMap((stem) => [`${stem}${end}`, `${capitalised(stem)}${end}`]),
  );
  return [...new Set([...first, ...long, ...bare, ...stems.map(capitalised), ...ended])];
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Replaces digits and signs that stand for letters by those letters. */
function unmasked(text: string): string {
  const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a' };
  const signs: Readonly<Record<string, string>> = { '5': 's', '@': 'a', $: 's', '!': 'i' };
  return [...text].map((one) => letters[one] ?? signs[one] ?? one).join('');
}

/** Whether a text consists only of these words, one after the other; true for an empty text. */
function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end += 1) {
    if ([...reached].some((start) => words.has(text.slice(start, end)))) reached.add(end);
  }
  return reached.has(text.length);
}
