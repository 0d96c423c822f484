import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { AuditOutcome } from './audit-actions';

/** One action of an administrator; written with it, never changed (SEC-57). */
export interface AuditView {
  _id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Name of the administrator as configured; null for somebody unknown, who failed to sign in. */
  actor: string | null;
  /** What was done, `noun/action`: 'plans/add', 'accounts/freeze', ... */
  action: string;
  /** Records without an outcome are older; their actions were done. */
  outcome: AuditOutcome;
  /** Target of the action, e.g. 'user:10001'. */
  target: string;
  /**
   * What changed: `before:x` and `after:x` for each value x that an action really changed (AUDIT_CHANGES);
   * other keys say what was made, deleted or meant. No secret is ever in it.
   */
  details: Record<string, string | number | boolean | null>;
  address: string;
  requestId: string;
}

/** Query of listAudit; every part is optional. */
export interface ListAuditQuery {
  /** From 1. */
  page?: number;
  /** 1 to 100; 25 when absent. */
  limit?: number;
  /** Name of one administrator. */
  actor?: string;
  /** One or more of AUDIT_ACTIONS, with commas between them. */
  action?: string;
  /** Exact target: 'user:10001'. */
  target?: string;
  /** First day, `YYYY-MM-DD` in the service's zone. */
  from?: string;
  /** Last day, included. */
  to?: string;
}

/** Answer of listAudit. */
export interface ListAuditResponse {
  audit: AuditView[];
  pagination: PaginationView;
  /** Names of all who ever changed something, independent of the query; sorted. */
  actors: string[];
  /** IANA zone of the service: days are days there, and times are shown in it. */
  timeZone: string;
}

/** Actions of administrators, newest first. */
export const listAudit = defineCall<void, ListAuditResponse>()('GET', '/api/admin/audit');
