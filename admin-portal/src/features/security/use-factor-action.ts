import { errorText } from '@portal/api-client';
import { useMutation, useQueryClient } from '@portal/query';
import { adminFactorQuery } from '../../shared/access/admin-factor-query';
import { isStepUpRefusal, withStepUp } from '../../shared/access/with-step-up';
import { adminSessionsQuery } from './sessions-query';
import { texts } from './texts';

/**
 * One action on the administrator's own authenticator app. Asks for a fresh proof when the service
 * requires it.
 */
export function useFactorAction<Answer, Input = void>(
  action: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  const acting = useMutation({
    mutationFn: (input: Input) => withStepUp(() => action(input)),
    onSuccess: (answer) => {
      onDone(answer);
      void queryClient.invalidateQueries({ queryKey: adminFactorQuery.queryKey });
      // Each change ends the other sessions.
      void queryClient.invalidateQueries({ queryKey: adminSessionsQuery.queryKey });
    },
  });
  return {
    busy: acting.isPending,
    error:
      acting.error && !acting.isPending && !isStepUpRefusal(acting.error)
        ? errorText(acting.error, texts.connection)
        : null,
    run: (input: Input): void => {
      if (!acting.isPending) acting.mutate(input);
    },
  };
}
