import { send } from '@portal/api-client';
import { listExpiredUsers, listUsers, type ListUsersQuery } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../admin-keys';

/** Query of a list. In this portal it always has a page. */
export type UserPageQuery = ListUsersQuery & { readonly page: number; readonly limit: number };

/** A page of users. */
export const usersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: adminKeys.list('users', query),
    queryFn: ({ signal }) => send(listUsers, { query: { ...query }, signal }),
  });

/** A page of users whose plan has expired. */
export const expiredUsersQuery = (query: UserPageQuery) =>
  queryOptions({
    queryKey: adminKeys.list('expired-users-real', query),
    queryFn: ({ signal }) => send(listExpiredUsers, { query: { ...query }, signal }),
  });
