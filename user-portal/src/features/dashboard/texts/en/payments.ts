import { english } from '@portal/ui';

/** Texts of the card with the subscriber's payments (issues 4 and 5). */
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
  showAll: (count: number) => `Show all ${english.count(count)}`,
  timeLeft: 'Time left to pay',
  left: 'left',
  resume: 'Resume',
  receipt: 'Receipt',
  mismatch: (due: string, came: string) => `To be paid: ${due}. Received: ${came}.`,
  otherWay: (came: string) => `${came} arrived by another method or at another number.`,
  late: (came: string) => `${came} arrived after the code had expired. Support will decide.`,
  lateDecided: (came: string) => `${came} arrived after the code had expired. Support has decided.`,
  support: 'Contact support',
} as const;
