import { dashboardKeys } from '@portal/dashboard';
import { useQueryClient } from '@portal/query';
import { adminKeys } from '../users/user-keys';
import { type ActAnswer, type ServiceActOptions, useServiceAct } from './use-service-act';

/** What an act on a user is made of. */
export interface ActOptions<Input> extends Omit<ServiceActOptions<Input, ActAnswer>, 'onDone'> {
  readonly userId: number;
  /** The act ends the user's existence: nothing of the user is read again. */
  readonly isLast?: boolean;
  readonly onDone?: () => void;
}

/** One act on a user: says how it ended and reads the user and all lists anew. */
export function useAct<Input = void>({ userId, isLast, onDone, ...options }: ActOptions<Input>) {
  const queryClient = useQueryClient();
  return useServiceAct<Input>({
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
