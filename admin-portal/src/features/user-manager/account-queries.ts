import { send } from '@portal/api-client';
import { getUserDetails, getUserDownloadHistory, getUserStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/acts/user-keys';

/** The user who is managed; read again after every act. */
export const accountQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.account(userId),
    queryFn: async ({ signal }) =>
      (await send(getUserDetails, { params: { id: userId }, signal })).user,
  });

/** How much the user has downloaded. */
export const totalsQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.stats(userId),
    queryFn: ({ signal }) => send(getUserStats, { params: { id: userId }, signal }),
    select: ({ stats }) => stats,
  });

/** All downloads of the user, newest first; read anew each time they are opened. */
export const downloadsQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.history(userId),
    queryFn: ({ signal }) => send(getUserDownloadHistory, { params: { id: userId }, signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
