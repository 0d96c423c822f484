import type { UserFilter, UserStatus } from '../accounts/list-users';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';
import type { BulkAction, BulkActionView, BulkOutcome, BulkRowView } from './bulk-action';

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

/** Body of planBulkAction. */
export interface PlanBulkActionRequest {
  action: BulkAction;
  selection: BulkSelection;
}

/** Answer with one bulk action. */
export interface BulkActionResponse {
  bulkAction: BulkActionView;
}

/**
 * Plans one change of many users and shows its effects without writing them. The answer is a draft.
 * startBulkAction executes it.
 */
export const planBulkAction = defineCall<PlanBulkActionRequest, BulkActionResponse>()(
  'POST',
  '/api/admin/bulk-actions',
);

/** Lists the bulk actions of all administrators without drafts, newest first, in pages of 15. */
export const listBulkActions = defineCall<
  void,
  { bulkActions: BulkActionView[]; pagination: PaginationView },
  Pick<PageQuery, 'page'>
>()('GET', '/api/admin/bulk-actions');

/** Reads one bulk action with its progress. */
export const getBulkAction = defineCall<void, BulkActionResponse>()(
  'GET',
  '/api/admin/bulk-actions/:actionId',
);

/** Query of listBulkRows; every part is optional. A page has 25 rows without a limit. */
export interface ListBulkRowsQuery extends PageQuery {
  outcome?: BulkOutcome;
}

/** Lists the users of a bulk action, sorted by id, each with the expected or real result. */
export const listBulkRows = defineCall<
  void,
  { rows: BulkRowView[]; pagination: PaginationView },
  ListBulkRowsQuery
>()('GET', '/api/admin/bulk-actions/:actionId/rows');

/** Starts a draft, or resumes a stopped bulk action. Each user is changed exactly once. */
export const startBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/start',
);

/** Stops a running bulk action. Users who were changed before stay changed. */
export const stopBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/stop',
);

/**
 * Undoes a bulk action with reversing ledger entries. Users who were changed since then keep that later
 * change.
 */
export const undoBulkAction = defineCall<void, BulkActionResponse & { message: string }>()(
  'POST',
  '/api/admin/bulk-actions/:actionId/undo',
);
