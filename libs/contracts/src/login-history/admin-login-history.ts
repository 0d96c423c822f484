import { defineCall } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';

/** A sign-in of a subscriber as administrators get it. */
export interface LoginRecordView {
  _id: string;
  userId: number;
  /** Empty when unknown. */
  name: string;
  /** ISO 8601 UTC. */
  loginTime: string;
  /** From the optional local database of addresses; null when unknown. */
  city: string | null;
  country: string | null;
  ipAddress: string;
  userAgent: string | null;
}

/** Sign-ins, newest first, pages of 10 without a limit. */
export const listLoginHistory = defineCall<
  void,
  { history: LoginRecordView[]; pagination: PaginationView },
  PageQuery
>()('GET', '/api/admin/login-history');

/** Deletes one record. */
export const deleteLoginRecord = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/login-history/:recordId',
);

/** Deletes up to 1,000 records (SEC-44). */
export const deleteLoginRecords = defineCall<
  { ids: string[] },
  { deletedCount: number; message: string }
>()('POST', '/api/admin/login-history/delete-many');

/** Deletes all records; the audit records which administrator did it (SEC-57). */
export const clearLoginHistory = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/login-history/all',
);
