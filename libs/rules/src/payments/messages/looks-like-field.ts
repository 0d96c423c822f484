import { normaliseReference } from '../reference-code';

/** A label of a transaction id, however it is spelt. */
const TRANSACTION_LABEL = /t(?:rx|xn|rnx|nx|x)[\s._-]?id/iu;

/** Texts that only an operator writes. Each pattern reads a character a few times at most. */
const OPERATORS_WORDS: readonly RegExp[] = [
  TRANSACTION_LABEL,
  /(?:tk|bdt|taka|টাকা|৳)[\s.:]*\p{Nd}/iu,
  /\b(?:fee|balance|bal|amount|amt|counter)[\s.:]*\p{Nd}/iu,
  /\b(?:fee|balance|bal|amount|amt|ref|sender|receiver|customer|uddokta)\s?:/iu,
  /\p{Nd}\/\p{Nd}{1,2}\/\p{Nd}{2,4}/u,
  /\b(?:have|money|payment|cash in) received\b/iu,
  // Control and format characters; the two that Bangla is written with are none of a forger's.
  /[^\P{C}\u200c\u200d]/u,
];

/** Longer than any note that operators allow, in UTF-16 units. */
const NOTE_LIMIT = 100;

/**
 * Whether a payer's note holds what could pass for a field of the message, or for a message. The note is
 * the only part that a payer writes, so this is where somebody would forge the rest. A reference code is
 * no field, also when chance makes it begin with TK and a digit.
 */
export function looksLikeField(note: string): boolean {
  if (normaliseReference(note) !== null) return false;
  return note.length > NOTE_LIMIT || OPERATORS_WORDS.some((words) => words.test(note));
}

/** Whether a text names a transaction, as every message about money does. */
export function namesTransaction(text: string): boolean {
  return TRANSACTION_LABEL.test(text);
}
