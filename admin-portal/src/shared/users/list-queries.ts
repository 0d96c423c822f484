import { send } from '@portal/api-client';
import { listExpiredUsers, listUsers, type ListUsersQuery } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { userKeys } from './user-keys';

/** Which page of which list: always paged here. */
export type UserPageQuery = ListUsersQuery & { readonly page: number; readonly limit: number };

/** A page of users; while the next one loads the last one stays. */
export const usersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: userKeys.list('users', query),
    queryFn: ({ signal }) => send(listUsers, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of those who had a plan and have expired. */
export const expiredUsersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: userKeys.list('expired-users-real', query),
    queryFn: ({ signal }) => send(listExpiredUsers, { query: { ...query }, signal }),
    placeholderData: keepPreviousData,
  });
