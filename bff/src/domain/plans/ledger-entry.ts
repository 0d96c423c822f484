import type { BotAccess, PurchaseKind } from '@portal/rules';

/** Why a plan changed (PAY-34). */
export const LEDGER_REASONS = [
  'trial',
  'admin',
  'redeem_code',
  'payment',
  'offer',
  'cut',
  'reset',
  // A bulk action, and the undo of one; `sourceId` of both: `<action>:<userId>`.
  'bulk',
  'bulk_undo',
  // The account was deleted; ends the history of its plan (rules' replayPlan).
  'deleted',
] as const;

/** One of LEDGER_REASONS. */
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One change of a plan; written once, never changed. */
export interface LedgerEntry {
  userId: number;
  /**
   * The how manieth change of this plan, from 1; unique per user. Instants do not order changes: clocks
   * of machines differ. Absent in entries of before it was counted.
   */
  number?: number;
  /** Days given; negative: really cut. */
  days: number;
  /** Videos given; negative: really cut. */
  videos: number;
  /** Terms that came with it; null leaves those of the plan as they are. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[] | null;
  reason: LedgerReason;
  /** What a payment was to its user when it came; of payments only, absent in entries of before it was noted. */
  purchase?: PurchaseKind;
  /** Who caused it: `user:<id>`, `admin:<name>`, `bot:<name>` or `system:<part>`. */
  actor: string;
  /** What caused it (order, code, ...), null when nothing can be repeated. With `reason` unique. */
  sourceId: string | null;
  /** Videos left afterwards. */
  balanceAfter: number;
  /** The instant the change was reckoned with; replaying needs it. */
  at: Date;
}
