import { type MethodNumber, type MethodSettings, numbersOf } from './method-settings';
import type { PaymentMethod } from './payment-methods';

const COUNTRY_CODE = /^\+?88(?=01)/;

/** Whether a number is one of some; white space, hyphens and the country code are ignored. */
export function isNumberIn(
  numbers: readonly MethodNumber[],
  method: PaymentMethod,
  receiver: string,
): boolean {
  const number = receiver.replaceAll(/[\s-]/gu, '').replace(COUNTRY_CODE, '');
  return numbers.some((one) => one.method === method && one.number === number);
}

/** A method list with every number that it or an earlier one had. */
export interface ReceivingList {
  readonly methods: readonly MethodSettings[];
  readonly known: readonly MethodNumber[];
}

/** What a number that received money was then: in the list, replaced before, or none of ours. */
export type ReceiverState = 'in-use' | 'replaced' | 'unknown';

/**
 * What the number that received money was when the money was paid.
 * @param then the list in effect when it was paid, with the numbers of the environment as known ones.
 * @param newest the list in effect now. Operators say the minute of a payment, so a number may be published after it.
 */
export function receiverState(
  then: ReceivingList,
  newest: ReceivingList,
  { method, receiver }: { readonly method: PaymentMethod; readonly receiver: string },
): ReceiverState {
  const isIn = (numbers: readonly MethodNumber[]): boolean => isNumberIn(numbers, method, receiver);
  if (isIn(numbersOf(then.methods))) return 'in-use';
  if (isIn(then.known)) return 'replaced';
  return isIn(newest.known) ? 'in-use' : 'unknown';
}
