import type { UserView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useSession } from '@portal/session';
import { useCallback, useEffect, useRef } from 'react';
import { dashboardKeys } from '../api/keys';

/**
 * Stores a user that the server has sent. The signed-in user is stored in the session, any other user
 * in the query cache. An answer that arrives after signing out does not change the session.
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
