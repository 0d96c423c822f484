import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';

/** One act of an administrator; written with it, never changed (goal S57). */
export interface AuditView {
  _id: string;
  /** ISO 8601 UTC. */
  at: string;
  /** Name of the administrator as configured. */
  actor: string;
  /** What was done, `noun/act`: 'plans/add', 'accounts/freeze', ... */
  action: string;
  /** Whom or what it was done to, e.g. 'user:10001'. */
  target: string;
  /** What changed, in words of the service; no secret is ever in it. */
  details: Record<string, string | number | boolean | null>;
  address: string;
  requestId: string;
}

/** What listAudit takes in its query, all of it optional. */
export interface ListAuditQuery {
  /** From 1. */
  page?: number;
  /** 1 to 100; 25 when absent. */
  limit?: number;
  actor?: string;
  action?: string;
  target?: string;
}

/** Acts of administrators, newest first (issue 6). */
export const listAudit = defineCall<void, { audit: AuditView[]; pagination: PaginationView }>()(
  'GET',
  '/api/admin/audit',
);
