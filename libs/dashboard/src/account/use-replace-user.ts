import type { UserView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useCallback } from 'react';
import { dashboardKeys } from '../api/keys';
import { useAdoptUser } from './use-adopt-user';

/**
 * Puts the user that the server answered after a change in the place of the one on the screen (spec
 * subscriber.md §4). An answer that was read before the change must not put the old one back.
 */
export function useReplaceUser(): (user: UserView) => Promise<void> {
  const queryClient = useQueryClient();
  const adopt = useAdoptUser();
  return useCallback(
    async (user) => {
      await queryClient.cancelQueries({ queryKey: dashboardKeys.user(user.userId) });
      adopt(user);
    },
    [queryClient, adopt],
  );
}
