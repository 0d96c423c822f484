import { send } from '@portal/api-client';
import { getFullHistory, getServiceHistory } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { dashboardKeys } from './keys';
import { logged } from './live';

/**
 * Downloads of one user from one service, or from all with null, newest first; read anew each time it
 * is opened.
 */
export const historyQuery = (userId: number, service: string | null) =>
  queryOptions({
    queryKey: dashboardKeys.history(userId, service),
    queryFn: ({ signal }) =>
      logged(
        'history',
        signal,
        service === null
          ? send(getFullHistory, { params: { id: userId }, signal })
          : send(getServiceHistory, { params: { id: userId, ott: service }, signal }),
      ),
    select: ({ history }) => history,
    staleTime: 0,
  });
