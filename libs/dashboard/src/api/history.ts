import { send } from '@portal/api-client';
import { getFullHistory, getServiceHistory } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { dashboardKeys } from './keys';
import { logged } from './live';

/**
 * Downloads of one user, newest first: of one service, or of all services with null. Read again each
 * time the history is opened.
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
