import type { ErrorCode } from '@portal/contracts';
import { MIN_PASSWORD_LENGTH } from '@portal/rules';
import { isCommonPassword } from './common-passwords';
import { guessesFor } from './password-guesses';

/**
 * Below this a password is refused. An account takes far fewer tries before it locks, and six random
 * letters are worth just as much, so that the floor of six characters keeps its meaning.
 */
const MIN_GUESSES = 1_000_000;

/** What stands between words or behind them, and how many guesses one of them is worth. */
const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const GUESSES_OF_A_SIGN = 20;

/** So many signs are enough guesses by themselves. */
const MAX_SIGNS = 4;

/** Longer words are cut: nobody types them, and long ones cost time. */
const MAX_WORD_LENGTH = 24;

/** More words than any account has. */
const MAX_WORDS = 24;

/** Shorter words come up in good passwords by chance. */
const MIN_WORD_LENGTH = 3;

/**
 * Why a new password is refused, null for none. `texts` are those that a guesser tries first, such as
 * the brand, the name and the user's own id. There are no composition rules.
 */
export async function passwordFault(
  password: string,
  texts: readonly string[],
): Promise<ErrorCode | null> {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return 'sessions/password-too-short';
  return (await isGuessable(password, texts)) ? 'sessions/password-too-common' : null;
}

/** Whether likely guesses come to a password early, with `texts` among them. */
export async function isGuessable(password: string, texts: readonly string[]): Promise<boolean> {
  const plain = plainForm(password);
  if (plain.trim() === '' || (await isCommonPassword(plain))) return true;
  const words = wordsOf(texts);
  if ((await guessesFor(plain, words)) < MIN_GUESSES) return true;
  // The estimate takes a sign between a name and a year for much more than it is worth.
  const signs = plain.match(SIGNS)?.length ?? 0;
  if (signs === 0 || signs > MAX_SIGNS) return false;
  const rest = await guessesFor(plain.replaceAll(SIGNS, ''), words);
  return rest * GUESSES_OF_A_SIGN ** signs < MIN_GUESSES;
}

/** In characters as people count them, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Wide letters and digits of Bangla keyboards count as the plain ones, which guessers also try. */
function plainForm(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
}

/** The texts in plain form, whole without blanks, and each of their words. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.map(plainForm).flatMap((text) => {
    const lower = text.toLowerCase();
    return [lower.replaceAll(/\s/g, ''), ...lower.split(/[^\p{L}\p{M}\p{N}]+/u)];
  });
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .slice(0, MAX_WORDS);
}
