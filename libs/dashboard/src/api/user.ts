import { send } from '@portal/api-client';
import { getUser, type UserView } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { dashboardKeys } from './keys';
import { liveInterval, logged } from './live';

async function fetchUser(
  userId: number,
  signal: AbortSignal,
  onUser: (user: UserView) => void,
): Promise<UserView> {
  const { user } = await logged(
    'the user',
    signal,
    send(getUser, { params: { id: userId }, signal }),
  );
  if (!signal.aborted) onUser(user);
  return user;
}

/**
 * Query of one user. `onUser` is called with every answer, so that the session can update its own user.
 */
export const userQuery = (userId: number, onUser: (user: UserView) => void) =>
  queryOptions({
    queryKey: dashboardKeys.user(userId),
    queryFn: ({ signal }) => fetchUser(userId, signal, onUser),
    refetchInterval: liveInterval,
  });
