import type { UserView } from '@portal/contracts';
import { useQueryClient } from '@portal/query';
import { useCallback } from 'react';
import { dashboardKeys } from '../api/keys';
import { useAdoptUser } from './use-adopt-user';

/**
 * Replaces the user on the screen by the one that the server sent after a change (SUB-30). A request
 * that started before the change must not restore the old user.
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
