import { parseUserId } from '../accounts/user-id';
import { normaliseReference, REFERENCE_CODE_LENGTH } from './reference-code';

/** Fewer signs match too many payments to be useful. */
const MIN_BEGINNING = 3;

/** Signs of reference codes and transaction ids. */
const SIGNS = /^[A-Z0-9]{1,40}$/;

/** What a typed text may be of a payment. Beginnings contain no special characters. */
export interface PaymentSearch {
  /** The text as a User ID; null when it is none. */
  readonly userId: number | null;
  /** The text as a whole reference code; null when it is none. */
  readonly refCode: string | null;
  /** Beginnings of reference codes. */
  readonly codes: readonly string[];
  /** Beginnings of transaction ids. */
  readonly trxIds: readonly string[];
  /** Beginnings of the payer's number, in the forms in which relays report it. */
  readonly senders: readonly string[];
}

/**
 * Reads a typed text as parts of a payment: User ID, reference code, transaction id or the payer's number.
 * `seesWhole`: the caller may read codes of payable orders and payers' numbers. Without it only a whole code
 * matches, because beginnings would reveal a code sign by sign.
 */
export function paymentSearch(typed: string, seesWhole: boolean): PaymentSearch {
  const text = typed.replaceAll(/[\s-]/gu, '').toUpperCase();
  const isBeginning = text.length >= MIN_BEGINNING && SIGNS.test(text);
  return {
    userId: parseUserId(typed.trim()),
    refCode: normaliseReference(typed),
    codes: seesWhole && isBeginning && text.length <= REFERENCE_CODE_LENGTH ? [text] : [],
    trxIds: isBeginning ? [text] : [],
    senders: seesWhole ? senderBeginnings(text) : [],
  };
}

/**
 * '01911', '8801911' and '+8801911' name the same number. A number of another country has no local form, and no
 * country code begins with 0.
 */
function senderBeginnings(text: string): string[] {
  const digits = text.replace(/^\+/, '');
  if (!/^\d{3,15}$/.test(digits)) return [];
  const local = digits.startsWith('880') ? digits.slice(2) : digits;
  return local.startsWith('0') ? [local, `88${local}`, `+88${local}`] : [digits, `+${digits}`];
}
