import { searchText } from '../accounts/search-keys';
import { SHOWN_END } from '../bearer-values/mask-bearer-value';
import { READABLE_ALPHABET } from './readable-code';
import { REDEEM_CODE_LENGTH } from './redeem-code';

/** Before the key of a batch's name, so that no part of a code equals one; no searched text holds it. */
const BATCH_MARK = '#';

const CODE_PART = new RegExp(`^[${READABLE_ALPHABET}]{1,${REDEEM_CODE_LENGTH}}$`);

/**
 * Under what a code is found: everything that it ends with, and the name of its batch. A part of the
 * code, or the beginning of the name, begins one of them.
 */
export function codeSearchKeys(code: string, batch: string | null): string[] {
  const parts = [...code].map((_sign, at) => code.slice(at));
  const name = searchText(batch ?? '');
  return name === '' ? parts : [...parts, `${BATCH_MARK}${name}`];
}

/** The search keys that a search matches. */
export interface CodeSearch {
  /** A key is one of these. */
  readonly keys: readonly string[];
  /** A key begins with one of these; nothing in them means anything in a regular expression. */
  readonly beginnings: readonly string[];
}

/**
 * Keys of the codes that a text means: part of a code in any case, with or without grouping, or the
 * beginning of a batch's name. Who does not see codes whole searches the end that a masked code shows,
 * or a whole code: a search by any other part would give a code away character by character.
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
 * With what the keys of the meant codes begin: part of a code in any case, with or without grouping, or
 * the beginning of a batch's name. None for a text that means no code. Nothing in them means anything
 * in a regular expression (SEC-42).
 */
export function codeSearchBeginnings(search: string): string[] {
  const part = partOf(search);
  const name = searchText(search);
  return [...(part === null ? [] : [part]), ...(name === '' ? [] : [`${BATCH_MARK}${name}`])];
}

/** Part of a code as typed, in its stored form; null for a text that is none. */
function partOf(search: string): string | null {
  const part = search
    .normalize('NFC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return CODE_PART.test(part) ? part : null;
}
