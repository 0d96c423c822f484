import type { AuditAction, AuditOutcome } from '@portal/contracts';

// Actions and their texts: libs/contracts/src/audit/audit-actions.ts.
export type { AuditAction };

/** Amounts, or values before and after; never a secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One action of an administrator; written in the same transaction, never changed (SEC-57). */
export interface AuditEntry {
  at: Date;
  /** Configured name; null for a failed sign-in without a known name. */
  actor: string | null;
  action: AuditAction;
  /** Absent in records that are older than this field: done. */
  outcome?: AuditOutcome;
  /** `user:<id>`, `admin:<name>`, `offer:<id>`, ... */
  target: string;
  details: AuditDetails;
  /** Address the request came from. */
  address: string;
  requestId: string;
}

/** How a user is named in the audit. */
export const userTarget = (userId: number): string => `user:${userId}`;

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
