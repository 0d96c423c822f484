/** Ways in which records of money can contradict each other (PAY-24). */
export const VIOLATION_KINDS = [
  /** An order is completed and its user was granted nothing. */
  'completed_without_ledger',
  /** A payment was granted that no completed order caused. */
  'ledger_without_order',
  /** What was granted is not what the order sold. */
  'grant_differs',
  /** An order says that money came, or is completed, and no receipt says so. */
  'order_without_receipt',
  /** A receipt is matched and its order does not know. */
  'receipt_without_order',
  /** A plan is not what its ledger and the user's downloads make. */
  'plan_differs',
  /** An offer is used and no order of its user completed with it, or more than one did by itself. */
  'offer_without_order',
  /** A redeem code is used and nobody was granted anything for it. */
  'code_without_grant',
  /** The counters of a day are not what orders, ledger and users make. */
  'counter_differs',
] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

/** One contradiction. */
export interface MoneyViolation {
  readonly kind: ViolationKind;
  /** What it is about: a reference code, transaction id, user id or code. */
  readonly subject: string;
  /** For people. */
  readonly detail: string;
}

/** What was compared. */
export const CHECKED_RECORDS = [
  'orders',
  'ledger entries of payments',
  'receipts',
  'plans',
  'special offers',
  'redeem codes',
  'days of counters',
] as const;
export type CheckedRecords = (typeof CHECKED_RECORDS)[number];

/** What a look at all money found. */
export interface Reconciliation {
  /** Records that were compared. */
  readonly checked: Readonly<Record<CheckedRecords, number>>;
  readonly violations: readonly MoneyViolation[];
}
