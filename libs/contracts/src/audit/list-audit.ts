import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';
import type { AuditOutcome } from './audit-actions';

/** One action of an administrator. Written together with the action, and never changed (SEC-57). */
export interface AuditView {
  _id: string;
  /** ISO 8601 UTC. */
  at: string;
  /**
   * Name of the administrator as configured; null for an unknown person who failed to sign in, and for a
   * payment that completed its order without an administrator.
   */
  actor: string | null;
  /** Name of the action, `noun/action`: 'plans/add', 'accounts/freeze', ... */
  action: string;
  /** Absent in older records; those actions were done. */
  outcome: AuditOutcome;
  /** Target of the action, e.g. 'user:10001'. */
  target: string;
  /**
   * What changed: `before:x` and `after:x` for each value x that really changed (AUDIT_CHANGES). Other keys
   * name what was created, deleted or selected. It never contains a secret.
   */
  details: Record<string, string | number | boolean | null>;
  address: string;
  requestId: string;
  /** The user whom the action concerns; null for none, and in records that are not migrated yet. */
  userId?: number | null;
  /** Current name of that user; empty for none. */
  userName?: string;
  /**
   * Further records that the action is about, as targets: 'order:K7M2P9Q4', 'trx:CFA1B2C3D4',
   * 'receipt:<id>', 'bulk-act:<id>'.
   */
  objects?: string[];
  /** Money, in BDT; null for none. */
  amount?: number | null;
  /** Days given; negative: cut; null for none. */
  days?: number | null;
  /** Why, in the administrator's words; null for none. */
  reason?: string | null;
  /** The bulk action, as a target, of which this is the row of one user; otherwise null. */
  parent?: string | null;
}

/** Whether the rows of bulk actions are listed. */
export const AUDIT_ROWS = ['all', 'folded'] as const;
export type AuditRows = (typeof AUDIT_ROWS)[number];

/** Query of listAudit; every part is optional. A page has 25 records without a limit. */
export interface ListAuditQuery extends PageQuery, TimeSortQuery {
  /** Name of one administrator. */
  actor?: string;
  /** One or more of AUDIT_ACTIONS, separated by commas. */
  action?: string;
  /** Exact target: 'user:10001'. */
  target?: string;
  /** User ID, reference code, transaction id or target of a record that the action is about. */
  about?: string;
  /** 'folded' leaves out the rows of bulk actions, unless `about` or `action` is given. 'all' when absent. */
  rows?: AuditRows;
  /** First day, `YYYY-MM-DD` in the service's zone. */
  from?: string;
  /** Last day, included. */
  to?: string;
}

/** Answer of listAudit. */
export interface ListAuditResponse {
  audit: AuditView[];
  pagination: PaginationView;
  /** Names of all administrators with an audit record, independent of the query; sorted. */
  actors: string[];
  /** IANA time zone of the service; `from` and `to` are days in it, and screens show times in it. */
  timeZone: string;
}

/**
 * Lists actions of administrators, newest first. The days `from` and `to` are days in the service's time
 * zone, which the answer names.
 */
export const listAudit = defineCall<void, ListAuditResponse, ListAuditQuery>()(
  'GET',
  '/api/admin/audit',
);
