import { ApiError, errorText } from '@portal/api-client';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../access/with-step-up';
import { isNetworkFailure } from '../users/list-error';
import { adminKeys } from '../users/user-keys';
import { texts } from './texts';

/** What every answer of an action may say. */
export interface ActionAnswer {
  readonly message?: string | undefined;
}

/** What an action on the service is made of. */
export interface ServiceActionOptions<Input, Answer extends ActionAnswer> {
  readonly send: (input: Input) => Promise<Answer>;
  /** Said after it instead of the server's message. */
  readonly done?: string | ((answer: Answer) => string);
  /** Said when no answer came; the server's message goes before it. */
  readonly failed?: string;
  /** Said instead of `failed` when the network failed. */
  readonly lost?: string;
  /** Where the failure is said: at the form, which is the default, or in a toast. */
  readonly failsAs?: 'form' | 'toast';
  /** After it went well, before anything is read anew. */
  readonly onDone?: (answer: Answer) => void;
}

/**
 * One action of an administrator: says how it ended and reads every list anew. Where the service wants a
 * fresh proof it asks for one and sends the action again.
 */
export function useServiceAction<Input = void, Answer extends ActionAnswer = ActionAnswer>(
  options: ServiceActionOptions<Input, Answer>,
) {
  const queryClient = useQueryClient();
  const { done, failed = texts.connection } = options;
  const reasonOf = (error: Error): string =>
    errorText(error, options.lost && isNetworkFailure(error) ? options.lost : failed);
  const action = useMutation({
    mutationFn: (input: Input) => withStepUp(() => options.send(input)),
    onSuccess: (answer) => {
      const text = typeof done === 'function' ? done(answer) : (done ?? answer.message);
      if (text) notify({ tone: 'success', text });
      options.onDone?.(answer);
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
    onError: (error) => {
      // Somebody else deleted the user meanwhile: what is shown is old.
      if (error instanceof ApiError && error.code === 'accounts/not-found') {
        void queryClient.invalidateQueries({ queryKey: adminKeys.all });
      }
      if (options.failsAs === 'toast' && !isStepUpRefusal(error)) {
        notify({ tone: 'error', text: reasonOf(error) });
      }
    },
  });
  return {
    busy: action.isPending,
    // Who cancels the confirmation knows why nothing happened, and finds the form as it was.
    error: action.error && !isStepUpRefusal(action.error) ? reasonOf(action.error) : null,
    /** Does nothing while the action is under way. */
    run: (input: Input): void => {
      if (!action.isPending) action.mutate(input);
    },
  };
}
