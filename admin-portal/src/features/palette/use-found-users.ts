import type { AdminUserView } from '@portal/contracts';
import { keepPreviousData, useQuery } from '@portal/query';
import { useState } from 'react';
import { usersQuery } from '../../shared/users/list-queries';
import { useDebouncedText } from '../../shared/lists/use-debounced-text';

/** Maximum number of users in the palette. */
const MOST_USERS = 8;

/** State of the search for users. */
export type FoundUsers =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'found'; readonly users: readonly AdminUserView[] };

/**
 * The typed text, and the users with that id or name after a pause in typing. Results of an older text
 * are never returned.
 */
export function useFoundUsers() {
  const [asked, setAsked] = useState('');
  const text = useDebouncedText(asked, setAsked);
  const typed = text.shown.trim();
  const query = usersQuery({ search: asked, page: 1, limit: MOST_USERS });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    enabled: asked !== '' && asked === typed,
  });
  return { shown: text.shown, type: text.type, typed, found: found() };

  function found(): FoundUsers {
    if (typed === '') return { state: 'idle' };
    if (asked !== typed) return { state: 'searching' };
    if (data && !isPlaceholderData) return { state: 'found', users: data.users };
    if (error && !isFetching) return { state: 'failed', retry: () => void refetch() };
    return { state: 'searching' };
  }
}
