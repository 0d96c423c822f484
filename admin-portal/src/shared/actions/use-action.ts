import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { adminKeys } from '../users/user-keys';
import {
  type ActionAnswer,
  type ServiceActionOptions,
  useServiceAction,
} from './use-service-action';

/** What an action on a user is made of. */
export interface ActionOptions<Input> extends Omit<
  ServiceActionOptions<Input, ActionAnswer>,
  'onDone'
> {
  readonly userId: number;
  /** The action ends the user's existence: nothing of the user is read again. */
  readonly isLast?: boolean;
  readonly onDone?: () => void;
}

/** One action on a user: says how it ended and reads the user and all lists anew. */
export function useAction<Input = void>({
  userId,
  isLast,
  onDone,
  ...options
}: ActionOptions<Input>) {
  const queryClient = useQueryClient();
  return useServiceAction<Input>({
    ...options,
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
