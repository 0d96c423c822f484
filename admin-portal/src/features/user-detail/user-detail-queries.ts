import { send } from '@portal/api-client';
import { getUserDetails, getUserDownloadHistory, getUserOtt } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { mergePopularity } from '@portal/rules';
import { userKeys } from '../../shared/users/user-keys';

/** One user, read anew each time the modal is opened. */
export const userDetailsQuery = (userId: number) =>
  queryOptions({
    queryKey: userKeys.details(userId),
    queryFn: ({ signal }) => send(getUserDetails, { params: { id: userId }, signal }),
    select: ({ user }) => user,
    staleTime: 0,
  });

/** Downloads of the user per service, each service once, most first (spec admin.md §3). */
export const userServicesQuery = (userId: number) =>
  queryOptions({
    queryKey: userKeys.services(userId),
    queryFn: ({ signal }) => send(getUserOtt, { params: { id: userId }, signal }),
    select: ({ stats }) => mergePopularity(stats),
    staleTime: 0,
  });

/** All downloads of the user, newest first. */
export const userDownloadsQuery = (userId: number) =>
  queryOptions({
    queryKey: userKeys.downloads(userId),
    queryFn: ({ signal }) => send(getUserDownloadHistory, { params: { id: userId }, signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
