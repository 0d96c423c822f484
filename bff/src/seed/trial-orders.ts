import type { PaymentMethod, PaymentStatus } from '@portal/rules';
import { PAID_ORDER } from './trial-accounts';

/** A payment order of the trial subscriber. */
export interface TrialOrder {
  readonly refCode: string;
  readonly planId: string;
  /** Videos of the order's plan. */
  readonly videos: number;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly daysAgo: number;
  /** Received money; absent: none was received. */
  readonly received?: { readonly bdt: number; readonly trxId: string };
}

/**
 * One order of every status, newest first. The open one was created five minutes before the start of the
 * seed.
 */
export const TRIAL_ORDERS: readonly TrialOrder[] = [
  {
    refCode: 'TRYPAY25',
    planId: 'combo_30d',
    videos: 200,
    method: 'bkash',
    status: 'pending',
    daysAgo: 5 / 1_440,
  },
  {
    refCode: 'TRYPAY24',
    planId: 'combo_7d',
    videos: 40,
    method: 'nagad',
    status: 'failed_amount_mismatch',
    daysAgo: 12.2,
    received: { bdt: 700, trxId: 'TRY7NAGAD2' },
  },
  {
    refCode: 'TRYPAY23',
    planId: 'combo_30d',
    videos: 200,
    method: 'bkash',
    status: 'timed_out',
    daysAgo: 12.3,
  },
  {
    refCode: PAID_ORDER,
    planId: 'combo_7d',
    videos: 40,
    method: 'bkash',
    status: 'completed',
    daysAgo: 47.3,
    received: { bdt: 799, trxId: 'TRY9BKASH4' },
  },
];
