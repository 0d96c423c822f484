import { errorText, send } from '@portal/api-client';
import { searchUser, type SearchUserResponse } from '@portal/contracts';
import { useMutation, useQueryClient } from '@portal/query';
import { accountQuery } from '../../shared/users/user-queries';
import { texts } from './texts';

/** Several users who match, of whom the administrator chooses one. */
export type Candidates = Required<Pick<SearchUserResponse, 'candidates' | 'total'>>;

/**
 * Searches for a user on request. When several match, none is chosen for the administrator. A search without
 * one user also clears the user found before, so that no action goes to the wrong user.
 */
export function useFindUser(onFound: (userId: number | null) => void) {
  const queryClient = useQueryClient();
  const finding = useMutation({
    mutationFn: (query: string) => send(searchUser, { query: { query } }),
    onSuccess: ({ user, candidates }) => {
      if (candidates) {
        onFound(null);
        return;
      }
      queryClient.setQueryData(accountQuery(user.userId).queryKey, user);
      onFound(user.userId);
    },
    onError: () => onFound(null),
  });
  const { candidates, total } = finding.data ?? {};
  return {
    busy: finding.isPending,
    error: finding.error ? errorText(finding.error, texts.search.failed) : null,
    candidates: candidates && total !== undefined ? { candidates, total } : null,
    find: (query: string): void => {
      if (!finding.isPending) finding.mutate(query);
    },
    /** Forgets the candidates, because one was chosen. */
    close: finding.reset,
  };
}
