import { defineCall } from '../http/call';
import type { HistoryResponse } from '../downloads/history';
import type { OttStat } from '../statistics/user-stats';
import type { AdminUserView } from './user-view';

/** A user found or changed by an administrator. */
export interface AdminUserResponse {
  user: AdminUserView;
}

/** The changed user, with the message to show. */
export interface ChangedUserResponse extends AdminUserResponse {
  message: string;
}

/** Finds one user by id, else by name or any part of it. The query parameter `query` has the text. */
export const searchUser = defineCall<void, AdminUserResponse, { query: string }>()(
  'GET',
  '/api/admin/search-user',
);

/** Reads one user as administrators see it. */
export const getUserDetails = defineCall<void, AdminUserResponse>()(
  'GET',
  '/api/admin/user/:id/details',
);

/** Counts the finished downloads of one user per streaming service, for administrators. */
export const getUserOtt = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/admin/user/:id/ott',
);

/** Lists all finished downloads of one user, newest first, for administrators. */
export const getUserDownloadHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/admin/user/:id/download-history',
);
