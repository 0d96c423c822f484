/** How many last digits of the paying number a payer gives with a typed transaction id. */
export const SENDER_DIGITS_LENGTH = 4;

/** How typed digits compare with the number that a payment came from; `unknown`: they cannot be compared. */
export type SenderFit = 'fits' | 'differs' | 'unknown';

const BANGLA_ZERO = '০'.charCodeAt(0);
const DIGITS = new RegExp(`^[0-9]{${SENDER_DIGITS_LENGTH}}$`);
const SEPARATORS = /[\s().\-\u2010-\u2015\u2212]/gu;
/** A telephone number, in full or with hidden digits; names, cards and short codes have another form. */
const TELEPHONE = /^\+?[0-9Xx*•]{7,15}$/u;

/** The digits as sent to the service: blanks do not matter, Bangla digits count as ours; else null. */
export function normaliseSenderDigits(typed: string): string | null {
  const digits = withAsciiDigits(typed.replaceAll(/\s/gu, ''));
  return DIGITS.test(digits) ? digits : null;
}

/**
 * Compares typed digits with the end of a reported sender. Without a sender, or with one whose last
 * digits are hidden or which is no telephone number, nothing is proven either way.
 */
export function senderFit(sender: string | null, typed: string | null): SenderFit {
  const last = lastDigitsOf(sender);
  if (last === null || typed === null) return 'unknown';
  return last === typed ? 'fits' : 'differs';
}

/** Whether typed digits can be compared with a reported sender at all. */
export function isComparableSender(sender: string | null): boolean {
  return lastDigitsOf(sender) !== null;
}

function lastDigitsOf(sender: string | null): string | null {
  const number = withAsciiDigits((sender ?? '').replaceAll(SEPARATORS, ''));
  const last = number.slice(-SENDER_DIGITS_LENGTH);
  return TELEPHONE.test(number) && DIGITS.test(last) ? last : null;
}

const withAsciiDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
