import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { LOCAL_WORDS } from './local-words';

/**
 * Only this many characters of a password are estimated. The time grows with the square of the length, and
 * a password this long is strong enough if its start is.
 */
const ESTIMATED_LENGTH = 24;

/**
 * Number of l33t variants (digits and signs read as letters) that are tried; each one searches all
 * dictionaries.
 */
const MAX_L33T_READINGS = 3;

/** Longer dictionary words are left out: each word length adds one lookup per position of the password. */
const MAX_WORD_LENGTH = 16;

let estimator: Promise<ZxcvbnFactory> | null = null;

/**
 * Estimated number of guesses of an attacker who tries likely passwords first, at least 1. `words` belong
 * to the account and count as tried first. Takes a few milliseconds for any input.
 */
export async function guessesFor(password: string, words: readonly string[]): Promise<number> {
  return (await loadEstimator()).check(password, [...words]).guesses;
}

/**
 * Loads the dictionaries: some hundred milliseconds and 35 MB, once. Without this call the first estimate
 * loads them.
 */
export function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= makeEstimator();
  return estimator;
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: {
      local: [...LOCAL_WORDS],
      passwords: shortOf(common.dictionary['passwords-common']),
      words: shortOf(english.dictionary['commonWords-en']),
      wikipedia: shortOf(english.dictionary['wikipedia-en']),
      firstNames: shortOf(english.dictionary['firstnames-en']),
      lastNames: shortOf(english.dictionary['lastnames-en']),
    },
    graphs: common.adjacencyGraphs,
    maxLength: ESTIMATED_LENGTH,
    l33tMaxSubstitutions: MAX_L33T_READINGS,
  });
}

/** Keeps the order: an earlier word is more common. */
function shortOf(words: readonly (string | number)[]): string[] {
  return words.map(String).filter(({ length }) => length <= MAX_WORD_LENGTH);
}
