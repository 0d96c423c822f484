import { send } from '@portal/api-client';
import { getTimeline, listNotes, listTags, type TimelineKind } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../users/user-keys';

/** Notes about a user, newest first. */
export const notesQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.notes(userId),
    queryFn: ({ signal }) => send(listNotes, { params: { id: userId }, signal }),
    select: ({ notes }) => notes,
    staleTime: 0,
  });

/** Tags in use, the most used first. */
export const tagsInUseQuery = queryOptions({
  queryKey: adminKeys.tags,
  queryFn: ({ signal }) => send(listTags, { signal }),
  select: ({ tags }) => tags,
});

/** A part of a user's timeline; null: of every kind, from the newest entry on. */
export const timelineQuery = (userId: number, kind: TimelineKind | null, before: string | null) =>
  queryOptions({
    queryKey: adminKeys.timeline(userId, { kind, before }),
    queryFn: ({ signal }) =>
      send(getTimeline, {
        params: { id: userId },
        query: { ...(kind && { kind }), ...(before !== null && { before }) },
        signal,
      }),
    // When something new moves where this part begins, what it showed stays until the answer comes.
    placeholderData: before === null ? undefined : keepPreviousData,
    staleTime: 0,
  });
