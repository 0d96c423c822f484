import type { UserView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useSession } from '@portal/session';
import { useCallback, useEffect, useRef } from 'react';
import { dashboardKeys } from '../api/keys';

/**
 * Takes over a user as the server now tells it: the session's own user goes to the session, any
 * other to the cache. An answer that comes after signing out changes no session.
 */
export function useAdoptUser(): (user: UserView) => void {
  const session = useSession();
  const queryClient = useQueryClient();
  const latest = useRef(session);
  useEffect(() => {
    latest.current = session;
  });

  return useCallback(
    (user) => {
      if (latest.current.user?.userId === user.userId) latest.current.updateUser(user);
      else queryClient.setQueryData(dashboardKeys.user(user.userId), user);
    },
    [queryClient],
  );
}
