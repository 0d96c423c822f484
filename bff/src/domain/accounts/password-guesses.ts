import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { LOCAL_WORDS } from './local-words';

/**
 * How much of a password is estimated. Time grows with the square of the length, and this many
 * characters that are not guessed early are enough by themselves.
 */
const ESTIMATED_LENGTH = 24;

/** How many readings of digits and signs as letters are tried; each one searches all dictionaries. */
const MAX_L33T_READINGS = 3;

/** Longer dictionary words are left out: each length costs a search at each place of the password. */
const MAX_WORD_LENGTH = 16;

let estimator: Promise<ZxcvbnFactory> | null = null;

/**
 * About how many guesses a guesser needs who tries likely passwords first, at least 1. `words` are those
 * that belong to the account; they count as tried first. Takes some milliseconds for any input.
 */
export async function guessesFor(password: string, words: readonly string[]): Promise<number> {
  return (await loadEstimator()).check(password, [...words]).guesses;
}

/**
 * Reads the dictionaries, which takes some hundred milliseconds and 35 MB once. Without this call the
 * first estimate does it.
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

/** The order stays: an earlier word is a commoner one. */
function shortOf(words: readonly (string | number)[]): string[] {
  return words.map(String).filter(({ length }) => length <= MAX_WORD_LENGTH);
}
