import type { PaymentMethod } from '../methods/payment-methods';
import { BKASH_MESSAGES } from './bkash-forms';
import type { MethodMessages } from './message-grammar';
import { NAGAD_MESSAGES } from './nagad-forms';
import { ROCKET_MESSAGES } from './rocket-forms';
import { UPAY_MESSAGES } from './upay-forms';

/** How the messages of each service are read. */
export const METHOD_MESSAGES: Readonly<Record<PaymentMethod, MethodMessages>> = {
  bkash: BKASH_MESSAGES,
  nagad: NAGAD_MESSAGES,
  rocket: ROCKET_MESSAGES,
  upay: UPAY_MESSAGES,
};
