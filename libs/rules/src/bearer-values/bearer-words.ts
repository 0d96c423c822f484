import { normaliseRedeemCode } from '../redeem-codes/redeem-code';
import { READABLE_ALPHABET } from '../redeem-codes/readable-code';
import { BEARER_KINDS, BEARER_LENGTHS, type BearerKind } from './bearer-kinds';
import { maskBearerValue } from './mask-bearer-value';

/** A word of a text that has the form of a bearer value. */
export interface BearerWord {
  readonly kind: BearerKind;
  /** The stored form of the value. */
  readonly value: string;
  /** Start index in the text, and the index after the last character. */
  readonly from: number;
  readonly to: number;
}

const LETTER = `[${READABLE_ALPHABET}${READABLE_ALPHABET.toLowerCase()}]`;
const DASH = '[\\s\\-\\u2010-\\u2015\\u2212]?';
const plain = (kind: BearerKind): string => `${LETTER}{${BEARER_LENGTHS[kind]}}`;

/** Written forms of the values; a redeem code can also be in groups of four. */
const FORMS: Readonly<Record<BearerKind, string>> = {
  'redeem-code': `(?:${LETTER}{4}${DASH}){3}${LETTER}{4}`,
  'offer-code': plain('offer-code'),
  'reference-code': plain('reference-code'),
};

// A lookahead finds overlapping matches: the characters before a value may have the same form.
const patternOf = (form: string): string => `(?<![A-Za-z0-9])(?=(${form})(?![A-Za-z0-9]))`;
const PATTERNS = BEARER_KINDS.map((kind) => {
  const pattern = patternOf(FORMS[kind]);
  return { kind, some: new RegExp(pattern), all: new RegExp(pattern, 'g') };
});

const SHORTEST = Math.min(...Object.values(BEARER_LENGTHS));
/** A text that does not match contains no value of any kind. */
const MAY_HOLD = new RegExp(`${LETTER}{4}${DASH}${LETTER}{4}`);
/**
 * A text that is as a whole an e-mail address, or the id of a request. Many have the form of a value by chance, and
 * each would cost a look into the database.
 */
const ADDRESS_OR_ID = /^(?:[^\s@]+@[\w-]+(?:\.[\w-]+)+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
/** A word of eight letters is a reference code only if it is all capitals; others are ordinary words. */
const ORDINARY_WORD = /^(?=.*[a-z])[A-Za-z]+$/;
/** Two names of eight letters have the length of a redeem code, which is written in capitals or in small letters. */
const NAMES = /^[A-Z][a-z]+(\s[A-Z][a-z]+)*$/;
const ORDINARY: Readonly<Partial<Record<BearerKind, RegExp>>> = {
  'redeem-code': NAMES,
  'reference-code': ORDINARY_WORD,
};

/** Words of a text that have the form of a bearer value. Only the service knows which ones are live. */
export function findBearerWords(text: string): BearerWord[] {
  if (text.length < SHORTEST || !MAY_HOLD.test(text) || ADDRESS_OR_ID.test(text)) return [];
  // matchAll copies its pattern, and most texts have no match.
  return PATTERNS.filter(({ some }) => some.test(text)).flatMap(({ kind, all }) =>
    [...text.matchAll(all)].flatMap(({ 1: word = '', index: from }) => {
      if (ORDINARY[kind]?.test(word)) return [];
      const value = kind === 'redeem-code' ? normaliseRedeemCode(word) : word.toUpperCase();
      return value === null ? [] : [{ kind, value, from, to: from + word.length }];
    }),
  );
}

/** Masks the values of `hidden` in a text, in whatever form they are written. */
export function maskBearerWords(text: string, hidden: ReadonlySet<string>): string {
  const words = findBearerWords(text).filter(({ value }) => hidden.has(value));
  // Replace from the end, so that earlier indexes stay valid. Of two overlapping values both are masked.
  return words
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      ({ masked, before }, { value, from, to }) => ({
        masked: masked.slice(0, from) + maskBearerValue(value) + masked.slice(Math.min(to, before)),
        before: from,
      }),
      { masked: text, before: text.length },
    ).masked;
}
