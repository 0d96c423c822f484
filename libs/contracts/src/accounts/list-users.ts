import { defineCall } from '../http/call';
import type { PaginationView } from '../http/page';
import type { AdminUserView } from './user-view';

/** Lists of the administrator: `active` has a running plan, `expiring` 7 days or fewer. */
export const USER_FILTERS = ['active', 'expiring'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** Chips of the All Users tab: the words of a plan. */
export const USER_STATUSES = ['active', 'expiring', 'expired'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Sort orders of a list; a minus reverses one. */
export const USER_SORTS = ['-userId', 'userId', 'expiresAt', '-expiresAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Query of listUsers; every part is optional. */
export interface ListUsersQuery {
  filter?: UserFilter;
  status?: UserStatus;
  /** Part of a name, the beginning of an id, or `#tag`. */
  search?: string;
  /** From 1. With it the answer is a page with totals; without it the complete list. */
  page?: number;
  /** Users of a page, 1 to 100; 15 when absent. */
  limit?: number;
  /** `-userId` when absent. */
  sort?: UserSort;
}

/** Number of users per chip under the same search; up to 30 s old for large lists. */
export type UserCounts = Record<'all' | UserStatus, number>;

/** Answer of listUsers. */
export interface ListUsersResponse {
  users: AdminUserView[];
  /** Only of a paged answer. */
  pagination?: PaginationView;
  /** Only of a paged answer without `filter`. */
  counts?: UserCounts;
}

/** Users for administrators. */
export const listUsers = defineCall<void, ListUsersResponse>()('GET', '/api/admin/users');

/** Users who had a plan and have expired, the latest end first; paged like listUsers when asked to. */
export const listExpiredUsers = defineCall<void, ListUsersResponse>()(
  'GET',
  '/api/admin/expired-users-real',
);
