import { errorText } from '@portal/api-client';
import { dashboardKeys } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../access/with-step-up';
import { texts } from './texts';
import { adminKeys } from '../users/user-keys';

interface ActAnswer {
  readonly message?: string | undefined;
}

/** What an act on a user is made of. */
export interface ActOptions<Input> {
  readonly userId: number;
  readonly send: (input: Input) => Promise<ActAnswer>;
  /** Said after it instead of the server's message. */
  readonly done?: string;
  /** Said when no answer came; the server's message goes before it (spec admin.md §8). */
  readonly failed?: string;
  /** Where the failure is said: at the form, which is the default, or in a toast. */
  readonly failsAs?: 'form' | 'toast';
  /** The act ends the user's existence: nothing of the user is read again. */
  readonly isLast?: boolean;
  readonly onDone?: () => void;
}

/**
 * One act on a user: says how it ended and reads the user and all lists anew (spec admin.md §4). Where
 * the service wants a fresh proof it asks for one and sends the act again.
 */
export function useAct<Input = void>(options: ActOptions<Input>) {
  const queryClient = useQueryClient();
  const reasonOf = (error: Error): string => errorText(error, options.failed ?? texts.connection);
  const act = useMutation({
    mutationFn: (input: Input) => withStepUp(() => options.send(input)),
    onSuccess: ({ message }) => {
      const text = options.done ?? message;
      if (text) notify({ tone: 'success', text });
      options.onDone?.();
      if (options.isLast) {
        queryClient.removeQueries({ queryKey: adminKeys.user(options.userId) });
        queryClient.removeQueries({ queryKey: dashboardKeys.of(options.userId) });
      }
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      void queryClient.invalidateQueries({ queryKey: dashboardKeys.of(options.userId) });
    },
    onError: (error) => {
      if (options.failsAs === 'toast' && !isStepUpRefusal(error))
        notify({ tone: 'error', text: reasonOf(error) });
    },
  });
  return {
    busy: act.isPending,
    // Who cancels the confirmation knows why nothing happened, and finds the form as it was.
    error: act.error && !isStepUpRefusal(act.error) ? reasonOf(act.error) : null,
    /** Does nothing while the act is under way. */
    run: (input: Input): void => {
      if (!act.isPending) act.mutate(input);
    },
  };
}
