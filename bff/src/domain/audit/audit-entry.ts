import type { AuditAction, AuditOutcome } from '@portal/contracts';

// Actions and their words: libs/contracts/src/audit/audit-actions.ts.
export type { AuditAction };

/** Amounts, or values before and after; never a secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One action of an administrator; written with it, never changed (SEC-57). */
export interface AuditEntry {
  at: Date;
  /** Name as configured; null for somebody unknown, who failed to sign in. */
  actor: string | null;
  action: AuditAction;
  /** Absent of records from before there were outcomes: done. */
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

/** Who caused a change of a plan, as the ledger names an administrator. */
export const ledgerActor = (actor: string): string => `admin:${actor}`;

/** The values that a change really changed, `before:` and `after:` it (contracts' AUDIT_CHANGES). */
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
