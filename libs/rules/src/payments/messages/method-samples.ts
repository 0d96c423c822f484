import type { PaymentMethod } from '../methods/payment-methods';
import type { MethodSamples } from './samples';
import { BKASH_SAMPLES } from './samples-bkash';
import { NAGAD_SAMPLES } from './samples-nagad';
import { ROCKET_SAMPLES } from './samples-rocket';
import { UPAY_SAMPLES } from './samples-upay';

/** Messages of each service, for the specs. */
export const METHOD_SAMPLES: Readonly<Record<PaymentMethod, MethodSamples>> = {
  bkash: BKASH_SAMPLES,
  nagad: NAGAD_SAMPLES,
  rocket: ROCKET_SAMPLES,
  upay: UPAY_SAMPLES,
};
