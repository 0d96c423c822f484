import { defineCall } from '../http/call';
import type { HistoryResponse } from '../downloads/history';
import type { OttStat } from '../statistics/user-stats';
import type { ReversibleAnswer } from '../audit/undo-action';
import type { AdminUserView, ListedUserView } from './user-view';

/** A user found or changed by an administrator. */
export interface AdminUserResponse {
  user: AdminUserView;
}

/** The changed user, with the message to show. */
export interface ChangedUserResponse extends AdminUserResponse, ReversibleAnswer {
  message: string;
}

/** One of several users whom a search found. */
export interface UserCandidate extends ListedUserView {
  /** Last use of the site, ISO 8601 UTC; null when signed out. */
  lastSeenAt: string | null;
}

/** Answer of searchUser. */
export interface SearchUserResponse extends AdminUserResponse {
  /** When several users match: the best matches, at most 10. Absent when `user` is the only one. */
  candidates?: UserCandidate[];
  /** Number of users who match, also those who are not listed. */
  total?: number;
}

/**
 * Finds one user by id, else by name, any part of it or the beginning of an id. When several match, the answer
 * has the best ones to choose from; `user` is the first of them.
 */
export const searchUser = defineCall<void, SearchUserResponse, { query: string }>()(
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
