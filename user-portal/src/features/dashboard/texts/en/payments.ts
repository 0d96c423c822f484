import { english } from '@portal/ui';

/** Texts of the card with the subscriber's payments (issue 4). */
export const payments = {
  title: 'Payments',
  empty: 'No payments yet. Orders you start on the plans page appear here.',
  reference: (code: string) => `Reference ${code}`,
  status: {
    pending: 'Waiting for payment',
    completed: 'Completed',
    timed_out: 'Timed out',
    failed_amount_mismatch: 'Amount mismatch',
  },
  method: { bkash: 'bKash', nagad: 'Nagad' },
  showAll: (count: number) => `Show all ${english.count(count)}`,
} as const;
