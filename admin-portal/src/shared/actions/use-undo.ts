import { errorText, send } from '@portal/api-client';
import { undoAction } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../access/with-step-up';
import { adminKeys } from '../admin-keys';
import { texts } from './texts';

/**
 * Undoes an action on a user and says how it went in a toast. It is no mutation of a component, because a
 * toast outlives the dialog whose action it undoes.
 */
export function useUndo(): (userId: number, actionId: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (userId, actionId) => {
    try {
      const params = { id: userId, actionId };
      const { message } = await withStepUp(() => send(undoAction, { params }));
      notify({ tone: 'success', text: message });
    } catch (error) {
      if (isStepUpRefusal(error)) return;
      notify({ tone: 'error', text: errorText(error, texts.connection) });
    }
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) });
  };
}
