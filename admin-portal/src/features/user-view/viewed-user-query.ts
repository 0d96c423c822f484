import { send } from '@portal/api-client';
import { getUser, type UserView } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

async function fetchUser(userId: number, signal: AbortSignal): Promise<UserView> {
  return (await send(getUser, { params: { id: userId }, signal })).user;
}

/** The query of the user that the dashboard below uses too, so that both share one request. */
export const viewedUserQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.user(userId),
    queryFn: ({ signal }) => fetchUser(userId, signal),
  });
