import { ADMIN_SAMPLES } from './admin-samples';
import { BULK_SAMPLES } from './bulk-samples';
import { MACHINE_SAMPLES } from './machine-samples';
import { DETAIL_SAMPLES } from './detail-samples';
import { METHOD_SAMPLES } from './method-samples';
import { PAYMENT_SAMPLES } from './payment-samples';
import { PRICE_SAMPLES } from './price-samples';
import type { Samples } from './sample';
import { UNDO_SAMPLES } from './undo-samples';
import { USER_SAMPLES } from './user-samples';

/** Samples of all operations of the matrix that need more than their address. */
export const SAMPLES: Samples = {
  ...USER_SAMPLES,
  ...ADMIN_SAMPLES,
  ...BULK_SAMPLES,
  ...MACHINE_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...DETAIL_SAMPLES,
  ...METHOD_SAMPLES,
  ...PRICE_SAMPLES,
  ...UNDO_SAMPLES,
};
