import { send } from '@portal/api-client';
import { getUser, type UserView } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

async function fetchUser(userId: number, signal: AbortSignal): Promise<UserView> {
  return (await send(getUser, { params: { id: userId }, signal })).user;
}

/** The user as the dashboard below reads one: both share the answer. */
export const viewedUserQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.user(userId),
    queryFn: ({ signal }) => fetchUser(userId, signal),
  });
