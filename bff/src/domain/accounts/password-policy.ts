import type { ErrorCode } from '@portal/contracts';
import { MIN_PASSWORD_LENGTH } from '@portal/rules';
import { isCommonPassword } from './common-passwords';
import { guessesFor } from './password-guesses';

/**
 * A password that needs fewer guesses is refused. An account locks after far fewer tries. Six random
 * letters need about as many guesses, so the minimum length of six characters stays useful.
 */
const MIN_GUESSES = 1_000_000;

/** Signs between or after words, and the number of guesses one of them adds. */
const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const GUESSES_OF_A_SIGN = 20;

/** More signs than this are strong enough alone. */
const MAX_SIGNS = 4;

/** Longer words are cut: users do not type them, and they cost time. */
const MAX_WORD_LENGTH = 24;

/** More words than any account has. */
const MAX_WORDS = 24;

/** Shorter words appear in good passwords by chance. */
const MIN_WORD_LENGTH = 3;

/**
 * Why a new password is refused; null when it is accepted. `texts` are guessed first, such as the brand,
 * the name and the user's id. There are no composition rules.
 */
export async function passwordFault(
  password: string,
  texts: readonly string[],
): Promise<ErrorCode | null> {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return 'sessions/password-too-short';
  return (await isGuessable(password, texts)) ? 'sessions/password-too-common' : null;
}

/** Whether a password is easy to guess; `texts` count as likely guesses. */
export async function isGuessable(password: string, texts: readonly string[]): Promise<boolean> {
  const plain = plainForm(password);
  if (plain.trim() === '' || (await isCommonPassword(plain))) return true;
  const words = wordsOf(texts);
  if ((await guessesFor(plain, words)) < MIN_GUESSES) return true;
  // The estimator rates a sign between a name and a year far too high.
  const signs = plain.match(SIGNS)?.length ?? 0;
  if (signs === 0 || signs > MAX_SIGNS) return false;
  const rest = await guessesFor(plain.replaceAll(SIGNS, ''), words);
  return rest * GUESSES_OF_A_SIGN ** signs < MIN_GUESSES;
}

/** In code points, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Full-width letters and Bangla digits become plain ones, because attackers try both. */
function plainForm(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
}

/** Each text in plain form without white space, and each of its words. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.map(plainForm).flatMap((text) => {
    const lower = text.toLowerCase();
    return [lower.replaceAll(/\s/g, ''), ...lower.split(/[^\p{L}\p{M}\p{N}]+/u)];
  });
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))]
    .filter(({ length }) => length >= MIN_WORD_LENGTH)
    .slice(0, MAX_WORDS);
}
