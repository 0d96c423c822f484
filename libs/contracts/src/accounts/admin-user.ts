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

/** Finds one user by id, else by name or any part of it: `?query=`. */
export const searchUser = defineCall<void, AdminUserResponse, { query: string }>()(
  'GET',
  '/api/admin/search-user',
);

/** One user. */
export const getUserDetails = defineCall<void, AdminUserResponse>()(
  'GET',
  '/api/admin/user/:id/details',
);

/** Downloads of one user per service. */
export const getUserOtt = defineCall<void, { stats: OttStat[] }>()(
  'GET',
  '/api/admin/user/:id/ott',
);

/** All downloads of one user, newest first. */
export const getUserDownloadHistory = defineCall<void, HistoryResponse>()(
  'GET',
  '/api/admin/user/:id/download-history',
);
