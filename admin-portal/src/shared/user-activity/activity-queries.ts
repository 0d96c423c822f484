import { send } from '@portal/api-client';
import { getTimeline, listNotes, listTags, type TimelineKind } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../admin-keys';

/** Notes about a user, newest first. */
export const notesQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.notes(userId),
    queryFn: ({ signal }) => send(listNotes, { params: { id: userId }, signal }),
    select: ({ notes }) => notes,
    staleTime: 0,
  });

/** All tags in use, the most used first. */
export const tagsInUseQuery = queryOptions({
  queryKey: adminKeys.tags,
  queryFn: ({ signal }) => send(listTags, { signal }),
  select: ({ tags }) => tags,
});

/** A page of a user's timeline. `kind` null means all kinds, `before` null starts at the newest entry. */
export const timelineQuery = (userId: number, kind: TimelineKind | null, before: string | null) =>
  queryOptions({
    queryKey: adminKeys.timeline(userId, { kind, before }),
    queryFn: ({ signal }) =>
      send(getTimeline, {
        params: { id: userId },
        query: { ...(kind && { kind }), ...(before !== null && { before }) },
        signal,
      }),
    // A new entry can change the cursor of this page. Its old entries stay until the answer arrives.
    placeholderData: before === null ? undefined : keepPreviousData,
    staleTime: 0,
  });
