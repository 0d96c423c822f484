import { normaliseReference } from '../reference-code';

/** A label of a transaction id, in any spelling. */
const TRANSACTION_LABEL = /t(?:rx|xn|rnx|nx|x)[\s._-]?id/iu;

/** Texts that only an operator writes. Each pattern takes linear time. */
const OPERATORS_WORDS: readonly RegExp[] = [
  TRANSACTION_LABEL,
  /(?:tk|bdt|taka|টাকা|৳)[\s.:]*\p{Nd}/iu,
  /\b(?:fee|balance|bal|amount|amt|counter)[\s.:]*\p{Nd}/iu,
  /\b(?:fee|balance|bal|amount|amt|ref|sender|receiver|customer|uddokta)\s?:/iu,
  /\p{Nd}\/\p{Nd}{1,2}\/\p{Nd}{2,4}/u,
  /\b(?:have|money|payment|cash in) received\b/iu,
  // Control and format characters, which only a forger needs. The two joiners are allowed: Bangla text uses
  // them.
  /[^\P{C}\u200c\u200d]/u,
];

/** Longer than any note that the operators allow, in UTF-16 units. */
const NOTE_LIMIT = 100;

/**
 * Whether a payer's note contains text that looks like a field of the message, or like a message. The note is
 * the only part that the payer writes, so a forgery can only be there. A reference code is not a field, even
 * if it happens to begin with TK and a digit.
 */
export function looksLikeField(note: string): boolean {
  if (normaliseReference(note) !== null) return false;
  return note.length > NOTE_LIMIT || OPERATORS_WORDS.some((words) => words.test(note));
}

/** Whether a text contains the label of a transaction id, as every message about money does. */
export function namesTransaction(text: string): boolean {
  return TRANSACTION_LABEL.test(text);
}
