/** Kinds of contradictions between records of money (PAY-24). */
export const VIOLATION_KINDS = [
  /** An order is completed, but its user was granted nothing. */
  'completed_without_ledger',
  /** A payment was granted without a completed order. */
  'ledger_without_order',
  /** The grant differs from the order. */
  'grant_differs',
  /** An order has money or is completed, but has no receipt. */
  'order_without_receipt',
  /** A receipt is matched, but its order has other money or does not exist. */
  'receipt_without_order',
  /** A plan differs from the result of its ledger and the user's downloads. */
  'plan_differs',
  /**
   * An offer is used, but no order of its user completed with it, or more than one did without an
   * administrator.
   */
  'offer_without_order',
  /** A redeem code is used, but nothing was granted for it. */
  'code_without_grant',
  /** The counters of a day differ from orders, ledger, users or downloads. */
  'counter_differs',
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** One contradiction. */
export interface MoneyViolation {
  readonly kind: ViolationKind;
  /** Subject: a reference code, transaction id, user id or code. */
  readonly subject: string;
  /** Readable description. */
  readonly detail: string;
}

/** Kinds of compared records. */
const CHECKED_RECORDS = [
  'orders',
  'ledger entries of payments',
  'receipts',
  'plans',
  'special offers',
  'redeem codes',
  'days of counters',
] as const;
export type CheckedRecords = (typeof CHECKED_RECORDS)[number];

/** Result of a reconciliation. */
export interface Reconciliation {
  /** Number of compared records. */
  readonly checked: Readonly<Record<CheckedRecords, number>>;
  readonly violations: readonly MoneyViolation[];
}
