import type { MethodNumber, MethodSettings } from '../methods/method-settings';
import { METHODS, PAYMENT_METHODS, type PaymentMethod } from '../methods/payment-methods';
import { METHOD_MESSAGES } from './method-messages';

function firstSettings(method: PaymentMethod, all: readonly MethodNumber[]): MethodSettings {
  const numbers = all
    .filter((one) => one.method === method)
    .map(({ number, kind }) => ({ number, kind }));
  return {
    method,
    isOn: numbers.length > 0 || !METHODS[method].isOptional,
    ...{ numbers, minBdt: null, maxBdt: null, noticeEn: '', noticeBn: '' },
    senders: METHOD_MESSAGES[method].senders,
  };
}

/** The methods of the list that a service starts with. `numbers`: those of its configuration. */
export const firstMethods = (numbers: readonly MethodNumber[]): MethodSettings[] =>
  PAYMENT_METHODS.map((method) => firstSettings(method, numbers));

/**
 * A stored list as this version knows methods: one that is newer than the list comes last and is off, one that this
 * version does not have is left out.
 */
export function completeMethods(stored: readonly MethodSettings[]): MethodSettings[] {
  const known = stored.filter(({ method }) => PAYMENT_METHODS.includes(method));
  const missing = PAYMENT_METHODS.filter((id) => known.every(({ method }) => method !== id));
  return [...known, ...missing.map((id) => ({ ...firstSettings(id, []), isOn: false }))];
}

/** Whether a message of a method came from one of its senders. Capital letters and spaces at the ends do not count. */
export function isSenderOf({ senders }: Pick<MethodSettings, 'senders'>, sender: string): boolean {
  const plain = (text: string): string => text.trim().toLowerCase();
  return senders.some((one) => plain(one) === plain(sender));
}
