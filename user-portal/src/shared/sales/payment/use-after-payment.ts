import { send } from '@portal/api-client';
import { getUser } from '@portal/contracts';
import { dashboardKeys, useReplaceUser } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import type { PaymentStatus } from '@portal/rules';
import { useSession } from '@portal/session';
import { useEffect } from 'react';

/** After a result the dashboard is read anew; after a payment the stored user is at once the one with the new plan. */
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
