import type { UserFilter, UserStatus } from '../accounts/list-users';
import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { BulkAct, BulkActView, BulkOutcome, BulkRowView } from './bulk-act';

/** Named users, at most 1,000; or everybody whom a list of users shows, on all its pages. */
export type BulkSelection =
  | { userIds: number[] }
  | {
      /** 'expired-real' is the Real Expired list. */
      list: 'users' | 'expired-real';
      filter?: UserFilter;
      status?: UserStatus;
      search?: string;
    };

/** What planBulkAct takes. */
export interface PlanBulkActRequest {
  act: BulkAct;
  selection: BulkSelection;
}

/** One bulk action. */
export interface BulkActResponse {
  bulkAct: BulkActView;
}

/** Dry run: who would be changed and how; changes nobody. */
export const planBulkAct = defineCall<PlanBulkActRequest, BulkActResponse>()(
  'POST',
  '/api/admin/bulk-acts',
);

/** Bulk actions of all administrators, newest first, drafts left out; pages of 15. */
export const listBulkActs = defineCall<
  void,
  { bulkActs: BulkActView[]; pagination: PaginationView }
>()('GET', '/api/admin/bulk-acts');

/** One of them; its progress. */
export const getBulkAct = defineCall<void, BulkActResponse>()('GET', '/api/admin/bulk-acts/:actId');

/** What listBulkRows takes in its query, all of it optional. */
export interface ListBulkRowsQuery {
  /** From 1. */
  page?: number;
  /** 1 to 100; 25 when absent. */
  limit?: number;
  outcome?: BulkOutcome;
}

/** Users of a bulk action by id, each with what it comes or came to. */
export const listBulkRows = defineCall<void, { rows: BulkRowView[]; pagination: PaginationView }>()(
  'GET',
  '/api/admin/bulk-acts/:actId/rows',
);

/** Starts a draft, or goes on with what was stopped; each user is changed exactly once. */
export const startBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/start',
);

/** Stops what runs; what is done stays done. */
export const stopBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/stop',
);

/** Takes back what was done, by reversing entries in the ledger; who changed since keeps the change. */
export const undoBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/undo',
);
