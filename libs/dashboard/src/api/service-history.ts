import { send } from '@portal/api-client';
import { getServiceHistory } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { dashboardKeys } from './keys';
import { logged } from './live';

/** Downloads of one user from one service, newest first; read anew each time it is opened. */
export const serviceHistoryQuery = (userId: number, service: string) =>
  queryOptions({
    queryKey: dashboardKeys.history(userId, service),
    queryFn: ({ signal }) =>
      logged(
        'history',
        signal,
        send(getServiceHistory, { params: { id: userId, ott: service }, signal }),
      ),
    select: ({ history }) => history,
    staleTime: 0,
  });
