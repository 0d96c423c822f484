import { errorText, send } from '@portal/api-client';
import { undoAction } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../access/with-step-up';
import { adminKeys } from '../admin-keys';
import { texts } from './texts';

/** Sends what undoes an action. */
type SendUndo = () => Promise<{ readonly message: string }>;

/**
 * Undoes an action and says how it went in a toast. It is no mutation of a component, because a toast
 * outlives the dialog whose action it undoes.
 */
export function useReverse(): (undo: SendUndo) => Promise<void> {
  const queryClient = useQueryClient();
  return async (undo) => {
    try {
      const { message } = await withStepUp(undo);
      notify({ tone: 'success', text: message });
    } catch (error) {
      if (isStepUpRefusal(error)) return;
      notify({ tone: 'error', text: errorText(error, texts.connection) });
    }
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };
}

/** The same for an action on a user, by its id. */
export function useUndo(): (userId: number, actionId: string) => Promise<void> {
  const queryClient = useQueryClient();
  const reverse = useReverse();
  return async (userId, actionId) => {
    await reverse(() => send(undoAction, { params: { id: userId, actionId } }));
    void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) });
  };
}
