import type { PaymentFilter } from '@portal/contracts';

/** Texts of the Payment History tab. */
export const texts = {
  title: 'Payment History',
  failed: 'Failed to fetch history.',
  empty: 'No payments found for this filter.',
  chips: {
    all: 'All',
    completed: 'Completed',
    pending: 'Pending',
    timed_out: 'Timed Out',
    failed_amount_mismatch: 'Failed',
  } satisfies Record<PaymentFilter, string>,
  late: 'Money came late',
  columns: {
    user: 'User',
    status: 'Status',
    amount: 'Amount (Paid/Req)',
    details: 'Details (Ref, TrxID)',
    date: 'Date',
  },
  open: 'Open payment',
  openOne: (name: string) => `Open payment ${name}`,
  ref: 'Ref',
  trxId: 'TrxID',
  none: '—',
  copy: (trxId: string) => `Copy transaction ID ${trxId}`,
  copied: (trxId: string) => `Transaction ID "${trxId}" copied!`,
  notCopied: 'The transaction ID could not be copied.',
} as const;
