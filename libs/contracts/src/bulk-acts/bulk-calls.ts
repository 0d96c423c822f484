import type { UserFilter, UserStatus } from '../accounts/list-users';
import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { BulkAct, BulkActView, BulkOutcome, BulkRowView } from './bulk-act';

/** Listed users, at most 1,000; or all users of a list, on all its pages. */
export type BulkSelection =
  | { userIds: number[] }
  | {
      /** 'expired-real' is the Real Expired list. */
      list: 'users' | 'expired-real';
      filter?: UserFilter;
      status?: UserStatus;
      search?: string;
    };

/** Body of planBulkAct. */
export interface PlanBulkActRequest {
  act: BulkAct;
  selection: BulkSelection;
}

/** One bulk action. */
export interface BulkActResponse {
  bulkAct: BulkActView;
}

/** Dry run: shows the changes and changes nobody. */
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

/** Query of listBulkRows; every part is optional. */
export interface ListBulkRowsQuery {
  /** From 1. */
  page?: number;
  /** 1 to 100; 25 when absent. */
  limit?: number;
  outcome?: BulkOutcome;
}

/** Users of a bulk action by id, each with its expected or real result. */
export const listBulkRows = defineCall<void, { rows: BulkRowView[]; pagination: PaginationView }>()(
  'GET',
  '/api/admin/bulk-acts/:actId/rows',
);

/** Starts a draft, or resumes a stopped one; each user changes exactly once. */
export const startBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/start',
);

/** Stops a running bulk action; finished rows stay. */
export const stopBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/stop',
);

/** Undoes it with reversing ledger entries; users who were changed since keep that change. */
export const undoBulkAct = defineCall<void, BulkActResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-acts/:actId/undo',
);
