import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';
import type { LoginMethod } from './own-login-history';

/** A sign-in of a subscriber as administrators get it. */
export interface LoginRecordView {
  _id: string;
  userId: number;
  /** Empty when unknown. */
  name: string;
  /** ISO 8601 UTC. */
  loginTime: string;
  method: LoginMethod;
  /** From the optional local database of addresses; null when unknown. */
  city: string | null;
  country: string | null;
  ipAddress: string;
  userAgent: string | null;
}

/** Query of listLoginHistory; every part is optional. */
export interface ListLoginHistoryQuery extends PageQuery, TimeSortQuery {
  /** User ID. */
  user?: number;
  /** The whole IP address. */
  address?: string;
  /** `YYYY-MM-DD` in Asia/Dhaka, the zone of this list. */
  day?: string;
}

/** Lists the sign-ins of all subscribers, newest first, in pages of 10. */
export const listLoginHistory = defineCall<
  void,
  { history: LoginRecordView[]; pagination: PaginationView },
  ListLoginHistoryQuery
>()('GET', '/api/admin/login-history');

/** Deletes one record of a sign-in. */
export const deleteLoginRecord = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/login-history/:recordId',
);

/** Deletes up to 1,000 records of sign-ins (SEC-44). The answer has the number of records that existed. */
export const deleteLoginRecords = defineCall<
  { ids: string[] },
  { deletedCount: number; message: string }
>()('POST', '/api/admin/login-history/delete-many');

/** Deletes the records of all sign-ins. The audit records which administrator did it (SEC-57). */
export const clearLoginHistory = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/login-history/all',
);
