import type { AuditAction, AuditOutcome } from '@portal/contracts';

// Actions and their texts: libs/contracts/src/audit/audit-actions.ts.
export type { AuditAction };

/** Amounts, or values before and after; never a secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** What an action was about besides its target. Each fact is a field of its own, so it can be searched. */
export interface AuditFacts {
  /** The user whose account, plan or money the action concerns. */
  readonly userId?: number;
  /** Further records, as targets: `order:<code>`, `trx:<id>`, ... */
  readonly objects?: readonly string[];
  /** Money, in poisha. */
  readonly amount?: number;
  /** Days given; negative: cut. */
  readonly days?: number;
  /** Why, in the administrator's words. */
  readonly reason?: string;
  /** The bulk action, as a target, of which this is the row of one user. */
  readonly parent?: string;
}

/** AuditFacts as stored. Absent in records that are older than these fields. */
interface StoredFacts extends Omit<AuditFacts, 'objects'> {
  /** Everything the record is found by: its target, its user and its objects, as targets. */
  readonly keys?: readonly string[];
}

/**
 * One action of an administrator, or one payment that was completed without one; written in the same
 * transaction, never changed (SEC-57).
 */
export interface AuditEntry extends StoredFacts {
  at: Date;
  /** Configured name; null for a failed sign-in without a known name, and for a completed payment. */
  actor: string | null;
  action: AuditAction;
  /** Absent in records that are older than this field: done. */
  outcome?: AuditOutcome;
  /** `user:<id>`, `admin:<name>`, `order:<code>`, ... */
  target: string;
  details: AuditDetails;
  /** Address the request came from; empty for a completed payment. */
  address: string;
  requestId: string;
}

/** How a user is named in the audit. */
export const userTarget = (userId: number): string => `user:${userId}`;

/** How an order is named in the audit. */
export const orderTarget = (refCode: string): string => `order:${refCode}`;

/** How a report of money is named in the audit. */
export const receiptTarget = (receiptId: string): string => `receipt:${receiptId}`;

/** How a transaction id of an operator is named in the audit. */
export const trxTarget = (trxId: string): string => `trx:${trxId}`;

/** How a single action that can be undone is named in the audit. */
export const actionTarget = (actionId: string): string => `action:${actionId}`;

/** How an administrator is named in the audit. */
export const adminTarget = (actor: string): string => `admin:${actor}`;

/** Ledger actor for a change of a plan by an administrator. */
export const ledgerActor = (actor: string): string => `admin:${actor}`;

/** The changed values, as `before:` and `after:` keys (contracts' AUDIT_CHANGES). */
export function changedDetails(before: object, after: object): AuditDetails {
  const old = { ...before } as AuditDetails;
  const details: AuditDetails = {};
  for (const [key, value] of Object.entries({ ...after } as AuditDetails)) {
    if (old[key] === value) continue;
    details[`before:${key}`] = old[key] ?? null;
    details[`after:${key}`] = value;
  }
  return details;
}
