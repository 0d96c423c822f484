import type { ErrorCode } from '@portal/contracts';
import { MIN_PASSWORD_LENGTH } from '@portal/rules';
import { isCommonPassword } from './common-passwords';

/** Shorter words come up in good passwords by chance. */
const MIN_WORD_LENGTH = 4;

/**
 * Why a new password is refused, null for none. `words` are those that a guesser tries first, such as
 * the brand and the user's own id: without them the rest must be long enough by itself. There are no
 * composition rules (goal S13).
 */
export function passwordFault(password: string, words: readonly string[]): ErrorCode | null {
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return 'sessions/password-too-short';
  const isGuessable =
    isCommonPassword(password) || lengthOf(without(words, password)) < MIN_PASSWORD_LENGTH;
  return isGuessable ? 'sessions/password-too-common' : null;
}

/** In characters as people count them, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

function without(words: readonly string[], password: string): string {
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
