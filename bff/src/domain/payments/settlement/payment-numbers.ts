import type { PaymentNumberView } from '@portal/contracts';
import type { PaymentMethod } from '@portal/rules';

const COUNTRY_CODE = /^\+?88(?=01)/;

/** Whether money went to a number of ours; blanks, hyphens and the country's code do not matter. */
export function isPaymentNumber(
  ours: readonly PaymentNumberView[],
  method: PaymentMethod,
  receiver: string,
): boolean {
  const number = receiver.replaceAll(/[\s-]/gu, '').replace(COUNTRY_CODE, '');
  return ours.some((our) => our.method === method && our.number === number);
}
