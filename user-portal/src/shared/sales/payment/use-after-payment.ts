import { send } from '@portal/api-client';
import { getUser, type UserView } from '@portal/contracts';
import { dashboardKeys, useReplaceUser } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import type { PaymentStatus } from '@portal/rules';
import { useSession } from '@portal/session';
import { useEffect, useState } from 'react';

/**
 * After a result, all data of the dashboard is fetched again. After a completed payment the stored user gets
 * the new plan immediately.
 * @returns the user with the new plan; null before it was read.
 */
export function useAfterPayment(status: PaymentStatus): UserView | null {
  const queryClient = useQueryClient();
  const replaceUser = useReplaceUser();
  const [paidUser, setPaidUser] = useState<UserView | null>(null);
  const userId = useSession().user?.userId;
  useEffect(() => {
    if (status === 'pending' || userId === undefined) return;
    const refresh = async (): Promise<void> => {
      if (status === 'completed') {
        const { user } = await send(getUser, { params: { id: userId } });
        setPaidUser(user);
        await replaceUser(user);
      }
    };
    refresh()
      .catch((error: unknown) => console.warn('The paid user could not be read.', error))
      .finally(() => void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) }));
  }, [status, userId, queryClient, replaceUser]);
  return paidUser;
}
