import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';

/** Filter buttons of the Redeem Codes tab. */
export const CODE_FILTERS = ['all', 'available', 'used'] as const;
export type CodeFilter = (typeof CODE_FILTERS)[number];

/** Maximum number of codes to generate or delete in one call (PAY-30, SEC-44). */
export const CODES_AT_ONCE = 1_000;

/** A code as administrators get it. Dates are ISO 8601 UTC. */
export interface RedeemCodeView {
  _id: string;
  /** Without grouping. Masked for roles that may not grant, while it can be redeemed (maskBearerValue). */
  redeem_code: string;
  is_used: boolean;
  days: number;
  videos: number;
  /** Screens show only the first one. */
  used_by_users: number[];
  created_at: string;
  /** Name of its batch; null without one. */
  batch: string | null;
  /** The code cannot be redeemed from this instant on; null: it has no end. */
  valid_until: string | null;
}

/**
 * Query of listRedeemCodes; every part is optional. With a page the answer is a page with totals, of 25 codes
 * without a limit; without a page it is the complete list.
 */
export interface ListRedeemCodesQuery extends PageQuery, TimeSortQuery {
  filter?: CodeFilter;
  /**
   * Part of a code as typed, or of a batch's name, or the User ID of who used it. Roles that may not grant can search only by the last four
   * characters, a complete code, or a batch's name.
   */
  search?: string;
}

/** Number of codes per filter for the same search: Total, Available, Used. */
export type CodeCounts = Record<CodeFilter, number>;

/** All codes, or a page of them. */
export interface ListRedeemCodesResponse {
  codes: RedeemCodeView[];
  /** Only in a paged answer. */
  pagination?: PaginationView;
  /** Only in a paged answer. */
  counts?: CodeCounts;
  /** Only in a paged answer: time zone of the service. */
  timeZone?: string;
}

/**
 * Lists redeem codes, newest first, all of them or one page. With `page` the answer is a page with totals.
 * Roles that may not grant see only the last four characters of a usable code.
 */
export const listRedeemCodes = defineCall<void, ListRedeemCodesResponse, ListRedeemCodesQuery>()(
  'GET',
  '/api/admin/redeem-codes',
);

/** Body of generateRedeemCodes. */
export interface GenerateRedeemCodesRequest {
  /** 1 to CODES_AT_ONCE. */
  count: number;
  days: number;
  videos: number;
  /** Name of the batch, up to 60 characters. */
  batch?: string;
  /** ISO 8601 instant in the future; the codes cannot be redeemed from then on. */
  validUntil?: string | null;
}

/** Codes that were made together under one name. Dates are ISO 8601 UTC. */
export interface CodeBatchView {
  name: string;
  /** Used, unused and voided codes; deleted ones do not count. */
  made: number;
  used: number;
  /** Codes that cannot be redeemed until the batch is restored; absent from a service of before. */
  voided?: number;
  days: number;
  videos: number;
  createdAt: string;
  /** Name of the administrator; null when it is not known any more. */
  author: string | null;
  /** When a code of it was redeemed last; null: never, or in an earlier version. */
  lastUsedAt: string | null;
  validUntil: string | null;
}

/** Sort orders of the batches: by their latest codes, or by name; a minus means descending. */
export const BATCH_SORTS = ['-time', 'time', 'name', '-name'] as const;
export type BatchSort = (typeof BATCH_SORTS)[number];

/** Query of listCodeBatches; every part is optional. */
export interface ListBatchesQuery extends PageQuery {
  /** `-time` when absent. */
  sort?: BatchSort;
}

/** Lists batches of redeem codes, those with the latest codes first, 15 per page without a limit. */
export const listCodeBatches = defineCall<
  void,
  { batches: CodeBatchView[]; pagination: PaginationView },
  ListBatchesQuery
>()('GET', '/api/admin/redeem-code-batches');

/**
 * Voids the unused codes of a batch: they can no longer be redeemed and are in no list, until the batch is
 * restored. What used ones granted stays.
 */
export const voidCodeBatch = defineCall<
  { batch: string },
  { deletedCount: number; message: string }
>()('POST', '/api/admin/redeem-code-batches/void');

/** Brings back the voided codes of a batch. They are as they were before. */
export const restoreCodeBatch = defineCall<
  { batch: string },
  { restoredCount: number; message: string }
>()('POST', '/api/admin/redeem-code-batches/restore');

/** Creates up to {@link CODES_AT_ONCE} redeem codes for days and videos, all or none (PAY-30). */
export const generateRedeemCodes = defineCall<
  GenerateRedeemCodesRequest,
  { codes: RedeemCodeView[]; message: string }
>()('POST', '/api/admin/redeem-codes');

/** Deletes a redeem code, used or not. */
export const deleteRedeemCode = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/redeem-code/:code',
);

/** Deletes up to {@link CODES_AT_ONCE} redeem codes. The answer has the number of codes that existed. */
export const deleteRedeemCodes = defineCall<
  { codes: string[] },
  { deletedCount: number; message: string }
>()('POST', '/api/admin/redeem-codes/delete-many');
