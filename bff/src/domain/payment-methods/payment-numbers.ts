import type { MethodNumber, PaymentMethod } from '@portal/rules';

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
