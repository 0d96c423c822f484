import { send } from '@portal/api-client';
import { listExpiredUsers, listUsers, type ListUsersQuery } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from './user-keys';

/** Which page of which list: always paged here. */
export type UserPageQuery = ListUsersQuery & { readonly page: number; readonly limit: number };

/** A page of users; while the next one loads the last one stays. */
export const usersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: adminKeys.list('users', query),
    queryFn: ({ signal }) => send(listUsers, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of those who had a plan and have expired. */
export const expiredUsersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: adminKeys.list('expired-users-real', query),
    queryFn: ({ signal }) => send(listExpiredUsers, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });
