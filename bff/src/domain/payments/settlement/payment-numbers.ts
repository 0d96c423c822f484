import type { PaymentNumberView } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';

const COUNTRY_CODE = /^\+?88(?=01)/;

/** Whether money went to one of our numbers; white space, hyphens and the country code are ignored. */
export function isPaymentNumber(
  ours: readonly PaymentNumberView[],
  method: PaymentMethod,
  receiver: string,
): boolean {
  const number = receiver.replaceAll(/[\s-]/gu, '').replace(COUNTRY_CODE, '');
  return ours.some((our) => our.method === method && our.number === number);
}
