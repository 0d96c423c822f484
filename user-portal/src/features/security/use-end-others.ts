import { send } from '@portal/api-client';
import { endOtherSessions } from '@portal/contracts';
import { useErrorText } from '@portal/dashboard';
import { useMutation, useQueryClient } from '@portal/query';
import { notify } from '@portal/ui';
import { useTexts } from '../../texts/use-texts';
import { signInKeys } from './sign-ins-queries';

/** Ends all other sessions of the user and shows their number. */
export function useEndOthers(userId: number) {
  const securityTexts = useTexts().security;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(endOtherSessions, { params: { id: userId } }),
    onSuccess: ({ ended }) => {
      notify({ tone: 'success', text: securityTexts.ended(ended) });
      return queryClient.invalidateQueries({ queryKey: signInKeys.sessions(userId) });
    },
    onError: (error) => notify({ tone: 'error', text: errorText(error, securityTexts.endFailed) }),
  });
  return { end: () => mutate(), busy: isPending };
}
