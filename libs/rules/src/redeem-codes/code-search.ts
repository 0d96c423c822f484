import { searchText } from '../accounts/search-keys';
import { SHOWN_END } from '../bearer-values/mask-bearer-value';
import { READABLE_ALPHABET } from './readable-code';
import { REDEEM_CODE_LENGTH } from './redeem-code';

/**
 * Prefix of the key of a batch's name. It keeps these keys apart from parts of codes; a searched text never
 * contains it.
 */
const BATCH_MARK = '#';

const CODE_PART = new RegExp(`^[${READABLE_ALPHABET}]{1,${REDEEM_CODE_LENGTH}}$`);

/**
 * The search keys that are stored with a code: each suffix of the code, and the name of its batch. A search
 * for a part of the code, or for the beginning of the name, is a prefix of one of them.
 */
export function codeSearchKeys(code: string, batch: string | null): string[] {
  const parts = [...code].map((_sign, at) => code.slice(at));
  const name = searchText(batch ?? '');
  return name === '' ? parts : [...parts, `${BATCH_MARK}${name}`];
}

/** The search keys that a search matches: equal to one of `keys`, or with a prefix of `beginnings`. */
export interface CodeSearch {
  /** Keys that match exactly. */
  readonly keys: readonly string[];
  /** Prefixes of keys, without special characters of regular expressions. */
  readonly beginnings: readonly string[];
}

/**
 * The keys of the codes that a text matches: part of a code in any case, with or without grouping, or the
 * beginning of a batch's name. A caller who may not read codes in full can search only the end that a masked
 * code shows, or a complete code. A search by other parts would reveal a code character by character.
 */
export function codeSearch(search: string, seesWhole: boolean): CodeSearch {
  const part = partOf(search);
  const beginnings = codeSearchBeginnings(search);
  if (seesWhole || part === null) return { keys: [], beginnings };
  const isEnd = part.length <= SHOWN_END || part.length === REDEEM_CODE_LENGTH;
  return {
    keys: isEnd ? [part] : [],
    beginnings: beginnings.filter((beginning) => beginning !== part),
  };
}

/**
 * Key prefixes that a text matches: part of a code in any case, with or without grouping, or the beginning of
 * a batch's name. Empty for a text that matches no code. They contain no special characters of regular
 * expressions (SEC-42).
 */
export function codeSearchBeginnings(search: string): string[] {
  const part = partOf(search);
  const name = batchSearch(search);
  return [...(part === null ? [] : [part]), ...(name === null ? [] : [name])];
}

/**
 * The key prefix of batches whose names begin with a text; null for a text that no name begins with. It
 * contains no special characters of regular expressions (SEC-42).
 */
export function batchSearch(search: string): string | null {
  const name = searchText(search);
  return name === '' ? null : `${BATCH_MARK}${name}`;
}

/** A typed part of a code in its stored form; null for a text that is not part of a code. */
function partOf(search: string): string | null {
  const part = search
    .normalize('NFC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return CODE_PART.test(part) ? part : null;
}
