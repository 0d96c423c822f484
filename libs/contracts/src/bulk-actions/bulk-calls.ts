import type { UserFilter, UserStatus } from '../accounts/list-users';
import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { BulkAction, BulkActionView, BulkOutcome, BulkRowView } from './bulk-action';

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

/** What planBulkAction takes. */
export interface PlanBulkActionRequest {
  action: BulkAction;
  selection: BulkSelection;
}

/** One bulk action. */
export interface BulkActionResponse {
  bulkAction: BulkActionView;
}

/** Dry run: who would be changed and how; changes nobody. */
export const planBulkAction = defineCall<PlanBulkActionRequest, BulkActionResponse>()(
  'POST',
  '/api/admin/bulk-actions',
);

/** Bulk actions of all administrators, newest first, drafts left out; pages of 15. */
export const listBulkActions = defineCall<
  void,
  { bulkActions: BulkActionView[]; pagination: PaginationView }
>()('GET', '/api/admin/bulk-actions');

/** One of them; its progress. */
export const getBulkAction = defineCall<void, BulkActionResponse>()(
  'GET',
  '/api/admin/bulk-actions/:actionId',
);

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
  '/api/admin/bulk-actions/:actionId/rows',
);

/** Starts a draft, or goes on with what was stopped; each user is changed exactly once. */
export const startBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/start',
);

/** Stops what runs; what is done stays done. */
export const stopBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/stop',
);

/** Takes back what was done, by reversing entries in the ledger; who changed since keeps the change. */
export const undoBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/undo',
);
