import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { adminKeys } from '../admin-keys';
import {
  type ActionAnswer,
  type ServiceActionOptions,
  useServiceAction,
} from './use-service-action';
import { useUndo } from './use-undo';

/** Options of an action on a user. */
export interface ActionOptions<Input> extends Omit<
  ServiceActionOptions<Input, ActionAnswer>,
  'onDone' | 'undo'
> {
  readonly userId: number;
  /** Whether the action deletes the user. Then no data of the user is read again. */
  readonly isLast?: boolean;
  readonly onDone?: () => void;
}

/** One action on a user. It shows the result, offers to undo it, and reads the user and all lists again. */
export function useAction<Input = void>({
  userId,
  isLast,
  onDone,
  ...options
}: ActionOptions<Input>) {
  const queryClient = useQueryClient();
  const undo = useUndo();
  return useServiceAction<Input>({
    ...options,
    undo: (actionId) => void undo(userId, actionId),
    onDone: () => {
      onDone?.();
      if (isLast) {
        queryClient.removeQueries({ queryKey: adminKeys.user(userId) });
        queryClient.removeQueries({ queryKey: dashboardKeys.of(userId) });
      }
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(userId) });
    },
  });
}
