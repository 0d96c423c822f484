import { defineCall } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';
import type { ListedUserView } from './user-view';

/** Filters of the administrator's lists: `active` has an active plan, `expiring` has 7 days or fewer left. */
export const USER_FILTERS = ['active', 'expiring'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** Chips of the All Users tab: the statuses of a plan. */
export const USER_STATUSES = ['active', 'expiring', 'expired'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Sort orders of a list; a minus means descending. */
export const USER_SORTS = ['-userId', 'userId', 'expiresAt', '-expiresAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Facts about each user that a list reads only on request. */
export const USER_INCLUDES = ['activity'] as const;
export type UserInclude = (typeof USER_INCLUDES)[number];

/**
 * Query of listUsers; every part is optional. With a page the answer is a page with totals, of 15 users
 * without a limit; without a page it is the complete list.
 */
export interface ListUsersQuery extends PageQuery {
  filter?: UserFilter;
  status?: UserStatus;
  /** Part of a name, the beginning of an id, or `#tag`. */
  search?: string;
  /** `-userId` when absent. */
  sort?: UserSort;
  /** Adds what each user last bought and did. */
  include?: UserInclude;
}

/** Number of users per chip for the same search; up to 30 s old for large lists. */
export interface UserCounts extends Record<UserStatus, number> {
  all: number;
}

/** Answer of listUsers. */
export interface ListUsersResponse {
  users: ListedUserView[];
  /** Only in a paged answer. */
  pagination?: PaginationView;
  /** Only in a paged answer without `filter`. */
  counts?: UserCounts;
}

/**
 * Lists users for administrators, all of them or one page. With `page` the answer is a page with totals.
 * Without it the answer is the complete list.
 */
export const listUsers = defineCall<void, ListUsersResponse, ListUsersQuery>()(
  'GET',
  '/api/admin/users',
);

/** Query of listExpiredUsers. */
export type ListExpiredUsersQuery = Omit<ListUsersQuery, 'filter' | 'status'>;

/** Lists users whose plan has expired, latest end first. Paged like listUsers when `page` is given. */
export const listExpiredUsers = defineCall<void, ListUsersResponse, ListExpiredUsersQuery>()(
  'GET',
  '/api/admin/expired-users-real',
);
