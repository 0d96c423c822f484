import { send } from '@portal/api-client';
import { type AdminUserView, findRecords, type FindRecordsResponse } from '@portal/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@portal/query';
import { useState } from 'react';
import { adminKeys } from '../../shared/admin-keys';
import { useDebouncedText } from '../../shared/lists/use-debounced-text';
import { usersQuery } from '../../shared/users/list-queries';
import { texts } from './texts';

/** Maximum number of users in the palette. */
const MOST_USERS = 8;

/** Records besides users are searched from this many signs on. */
const MIN_RECORD_SEARCH = 3;

const NO_RECORDS: FindRecordsResponse = { payments: [], codes: [], offers: [] };

/** State of the search. */
export type FoundUsers =
  | { readonly state: 'idle' | 'searching' }
  | { readonly state: 'failed'; readonly reason: string; readonly retry: () => void }
  | {
      readonly state: 'found';
      readonly users: readonly AdminUserView[];
      readonly records: FindRecordsResponse;
    };

const recordsQuery = (search: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'find', search],
    queryFn: ({ signal }) => send(findRecords, { query: { search }, signal }),
    // Each payment changes what a text finds.
    staleTime: 0,
  });

/**
 * The typed text, and after a pause in typing the users, payments and codes that it finds. Results of an
 * older text are never returned.
 */
export function useFoundUsers() {
  const [asked, setAsked] = useState('');
  const text = useDebouncedText(asked, setAsked);
  const typed = text.shown.trim();
  const isAsked = asked !== '' && asked === typed;
  const users = useQuery({
    ...usersQuery({ search: asked, page: 1, limit: MOST_USERS }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const hasRecords = asked.length >= MIN_RECORD_SEARCH;
  const records = useQuery({
    ...recordsQuery(asked),
    placeholderData: keepPreviousData,
    enabled: isAsked && hasRecords,
  });
  return { shown: text.shown, type: text.type, typed, found: found() };

  function found(): FoundUsers {
    if (typed === '') return { state: 'idle' };
    if (asked !== typed) return { state: 'searching' };
    const others = hasRecords ? current(records) : NO_RECORDS;
    const people = current(users);
    if (people && others) return { state: 'found', users: people.users, records: others };
    if (users.error && !users.isFetching) {
      return { state: 'failed', reason: texts.failed, retry: () => void users.refetch() };
    }
    if (hasRecords && records.error && !records.isFetching) {
      const retry = () => void records.refetch();
      return { state: 'failed', reason: texts.recordsFailed, retry };
    }
    return { state: 'searching' };
  }
}

/** The answer to the current text; undefined while there is none. */
const current = <Data>({
  data,
  isPlaceholderData,
}: {
  readonly data: Data | undefined;
  readonly isPlaceholderData: boolean;
}): Data | undefined => (isPlaceholderData ? undefined : data);
