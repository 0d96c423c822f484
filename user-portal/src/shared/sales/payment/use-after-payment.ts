import { send } from '@portal/api-client';
import { getUser } from '@portal/contracts';
import { dashboardKeys, useReplaceUser } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import type { PaymentStatus } from '@portal/rules';
import { useSession } from '@portal/session';
import { useEffect } from 'react';

/**
 * After a result, all data of the dashboard is fetched again. After a completed payment the stored user gets
 * the new plan immediately.
 */
export function useAfterPayment(status: PaymentStatus): void {
  const queryClient = useQueryClient();
  const replaceUser = useReplaceUser();
  const userId = useSession().user?.userId;
  useEffect(() => {
    if (status === 'pending' || userId === undefined) return;
    const refresh = async (): Promise<void> => {
      if (status === 'completed') {
        const { user } = await send(getUser, { params: { id: userId } });
        await replaceUser(user);
      }
    };
    refresh()
      .catch((error: unknown) => console.warn('The paid user could not be read.', error))
      .finally(() => void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) }));
  }, [status, userId, queryClient, replaceUser]);
}
