import type { PaymentStatus } from '@portal/rules';

/** Texts of the statuses of orders. */
export const statusTexts = {
  statuses: {
    completed: 'Completed',
    pending: 'Pending',
    timed_out: 'Timed Out',
    failed_amount_mismatch: 'Failed',
  } satisfies Record<PaymentStatus, string>,
  unknown: 'Unknown',
} as const;
