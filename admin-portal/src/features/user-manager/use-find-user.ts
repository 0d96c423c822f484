import { errorText, send } from '@portal/api-client';
import { searchUser } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { texts } from './texts';
import { accountQuery } from '../../shared/users/user-queries';

/**
 * Searches for a user on request. A failed search also clears the user found before, so that no action
 * goes to the wrong user.
 */
export function useFindUser(onFound: (userId: number | null) => void) {
  const queryClient = useQueryClient();
  const finding = useMutation({
    mutationFn: (query: string) => send(searchUser, { query: { query } }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(accountQuery(user.userId).queryKey, user);
      onFound(user.userId);
    },
    onError: () => onFound(null),
  });
  return {
    busy: finding.isPending,
    error: finding.error ? errorText(finding.error, texts.search.failed) : null,
    find: (query: string): void => {
      if (!finding.isPending) finding.mutate(query);
    },
  };
}
