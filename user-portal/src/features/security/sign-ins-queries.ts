import { send } from '@portal/api-client';
import { getOwnLoginHistory, getOwnSessions } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** Cache keys of a user's sign-ins. */
export const signInKeys = {
  sessions: (userId: number) => ['sign-ins', userId, 'sessions'] as const,
  history: (userId: number) => ['sign-ins', userId, 'history'] as const,
};

/** The user's sessions, the current one first; fetched again each time they are shown. */
export const ownSessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: signInKeys.sessions(userId),
    queryFn: ({ signal }) => send(getOwnSessions, { params: { id: userId }, signal }),
    select: ({ sessions }) => sessions,
    staleTime: 0,
  });

/** The user's latest sign-ins, newest first; fetched again each time they are shown. */
export const ownLoginsQuery = (userId: number) =>
  queryOptions({
    queryKey: signInKeys.history(userId),
    queryFn: ({ signal }) => send(getOwnLoginHistory, { params: { id: userId }, signal }),
    select: ({ logins }) => logins,
    staleTime: 0,
  });
