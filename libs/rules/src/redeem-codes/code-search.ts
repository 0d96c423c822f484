import { searchText } from '../accounts/search-keys';
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

/**
 * With what the keys of the meant codes begin: part of a code in any case, with or without grouping, or
 * the beginning of a batch's name. None for a text that means no code. Nothing in them means anything
 * in a regular expression (goal S42).
 */
export function codeSearchBeginnings(search: string): string[] {
  const part = search
    .normalize('NFC')
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const name = searchText(search);
  return [
    ...(CODE_PART.test(part) ? [part] : []),
    ...(name === '' ? [] : [`${BATCH_MARK}${name}`]),
  ];
}
