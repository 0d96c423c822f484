import { send } from '@portal/api-client';
import { getAdminSessions } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** The sessions of the administrator, the current browser first. Read again each time they are shown. */
export const adminSessionsQuery = queryOptions({
  queryKey: ['admin', 'own-sessions'],
  queryFn: ({ signal }) => send(getAdminSessions, { signal }),
  select: ({ sessions }) => sessions,
  staleTime: 0,
});
