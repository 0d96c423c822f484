import type { BotAccess, FullPlan, PurchaseKind } from '@portal/rules';

/** Why a plan changed (PAY-34). */
const LEDGER_REASONS = [
  'trial',
  'admin',
  'redeem_code',
  'payment',
  'offer',
  'cut',
  'reset',
  // A bulk action, and its undo; `sourceId` of both: `<action>:<userId>`.
  'bulk',
  'bulk_undo',
  // An administrator undid a single action; `sourceId` is that of the undone entry.
  'undo',
  // The account was deleted; ends the history of its plan (rules' replayPlan).
  'deleted',
] as const;

/** One of LEDGER_REASONS. */
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** One change of a plan; append-only. */
export interface LedgerEntry {
  userId: number;
  /**
   * Sequence number of the change, from 1; unique per user. Timestamps cannot order changes, because clocks
   * of machines differ. Absent in entries that are older than this field.
   */
  number?: number;
  /** Days granted; negative: really cut. */
  days: number;
  /** Videos granted; negative: really cut. */
  videos: number;
  /** Terms of the grant; null leaves the terms of the plan unchanged. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[] | null;
  reason: LedgerReason;
  /**
   * Kind of purchase when the payment arrived; only for payments, absent in entries older than this field.
   */
  purchase?: PurchaseKind;
  /** Who caused it: `user:<id>`, `admin:<name>`, `bot:<name>` or `system:<part>`. */
  actor: string;
  /**
   * Source (order, code, ...); null for a change that cannot be repeated. Unique together with `reason`.
   */
  sourceId: string | null;
  /** Why, in the administrator's words; absent for none. */
  remark?: string;
  /** The plan right before; only for single actions of administrators, which can be undone. */
  planBefore?: FullPlan;
  /** Videos left afterwards. */
  balanceAfter: number;
  /** The instant used for the calculation; needed to replay it. */
  at: Date;
}
