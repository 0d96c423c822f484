import { send } from '@portal/api-client';
import { getAdminSessions } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** Where the administrator is signed in, this browser first; read anew each time it is shown. */
export const adminSessionsQuery = queryOptions({
  queryKey: ['admin', 'own-sessions'],
  queryFn: ({ signal }) => send(getAdminSessions, { signal }),
  select: ({ sessions }) => sessions,
  staleTime: 0,
});
