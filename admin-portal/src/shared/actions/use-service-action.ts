import { ApiError, errorText } from '@portal/api-client';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { isStepUpRefusal, withStepUp } from '../access/with-step-up';
import { isNetworkFailure } from '../lists/list-error';
import { adminKeys } from '../admin-keys';
import { texts } from './texts';

/** Common part of every action's answer. */
export interface ActionAnswer {
  readonly message?: string | undefined;
  /** Names an action that can be undone. */
  readonly actionId?: string | undefined;
}

/** Options of an action on the service. */
export interface ServiceActionOptions<Input, Answer extends ActionAnswer> {
  readonly send: (input: Input) => Promise<Answer>;
  /** Success text. Default: the server's message. */
  readonly done?: string | ((answer: Answer) => string);
  /** Error text without an answer. A message from the server has priority over it. */
  readonly failed?: string;
  /** Error text after a network failure, instead of `failed`. */
  readonly lost?: string;
  /** Where an error is shown: at the form, which is the default, or in a toast. */
  readonly failsAs?: 'form' | 'toast';
  /** Undoes an action that can be undone; then the toast of its success offers it. */
  readonly undo?: (actionId: string) => void;
  /** Called after success, before anything is read again. */
  readonly onDone?: (answer: Answer) => void;
}

/**
 * One action of an administrator. It shows the result and reads every list again. When the service
 * requires a fresh proof, it asks for one and sends the action again.
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
      const { undo } = options;
      const { actionId } = answer;
      const action = undo &&
        actionId !== undefined && { label: texts.undo, run: () => undo(actionId) };
      if (text) notify({ tone: 'success', text, ...(action && { action }) });
      options.onDone?.(answer);
      void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
    onError: (error) => {
      // The user was deleted by someone else, so the shown data is outdated.
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
    // An administrator who cancels the confirmation needs no error. The form does not change.
    error: action.error && !isStepUpRefusal(action.error) ? reasonOf(action.error) : null,
    /** Does nothing while the action is running. */
    run: (input: Input): void => {
      if (!action.isPending) action.mutate(input);
    },
  };
}
