/** Number of last digits of the paying number that a payer types with a transaction id. */
export const SENDER_DIGITS_LENGTH = 4;

/** Result of comparing the typed digits with the number of the payer; `unknown`: they cannot be compared. */
export type SenderFit = 'fits' | 'differs' | 'unknown';

const BANGLA_ZERO = '০'.charCodeAt(0);
const DIGITS = new RegExp(`^[0-9]{${SENDER_DIGITS_LENGTH}}$`);
const SEPARATORS = /[\s().\-\u2010-\u2015\u2212]/gu;
/** A telephone number, in full or masked; names, cards and short codes have another format. */
const TELEPHONE = /^\+?[0-9Xx*•]{7,15}$/u;

/**
 * The digits as the service gets them: spaces are removed, Bangla digits converted; null if they are invalid.
 */
export function normaliseSenderDigits(typed: string): string | null {
  const digits = withAsciiDigits(typed.replaceAll(/\s/gu, ''));
  return DIGITS.test(digits) ? digits : null;
}

/**
 * Compares typed digits with the end of a reported sender. The result is `unknown` without digits or
 * a sender, when the sender's last digits are masked, or when it is not a telephone number.
 */
export function senderFit(sender: string | null, typed: string | null): SenderFit {
  const last = lastDigitsOf(sender);
  if (last === null || typed === null) return 'unknown';
  return last === typed ? 'fits' : 'differs';
}

/** Whether typed digits can be compared with a reported sender. */
export function isComparableSender(sender: string | null): boolean {
  return lastDigitsOf(sender) !== null;
}

/** Everything in a text that may be a telephone number, in full or masked, however it is grouped. */
const NUMBERS = /[0-9০-৯Xx*•](?:[\s().\-\u2010-\u2015\u2212]*[0-9০-৯Xx*•]){6,}/gu;
const NUMBER_SIGN = /[0-9০-৯Xx*•]/gu;

/** Signs of a hidden number that stay readable: enough to tell payers apart. */
const SHOWN_START = 5;

/**
 * Hides the numbers in a text besides their beginnings. Whoever knows a transaction id and the last digits of
 * its payer can claim the money (typed-claims), so only deciders about money read both.
 */
export function hidePayerNumbers(text: string): string {
  return text.replaceAll(NUMBERS, (number) => {
    let place = 0;
    return number.replaceAll(NUMBER_SIGN, (sign) => {
      place += 1;
      return place > SHOWN_START ? '•' : sign;
    });
  });
}

function lastDigitsOf(sender: string | null): string | null {
  const number = withAsciiDigits((sender ?? '').replaceAll(SEPARATORS, ''));
  const last = number.slice(-SENDER_DIGITS_LENGTH);
  return TELEPHONE.test(number) && DIGITS.test(last) ? last : null;
}

/** Replaces Bangla digits by ASCII ones. */
export const withAsciiDigits = (text: string): string =>
  text.replaceAll(/[০-৯]/gu, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
