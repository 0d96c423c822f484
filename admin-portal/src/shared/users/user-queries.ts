import { send } from '@portal/api-client';
import {
  getUserDetails,
  getUserDownloadHistory,
  getUserOtt,
  getUserStats,
} from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { mergePopularity } from '@portal/rules';
import { adminKeys } from '../admin-keys';

/** One user as an administrator sees it. Read again after every action. */
export const accountQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.account(userId),
    queryFn: async ({ signal }) =>
      (await send(getUserDetails, { params: { id: userId }, signal })).user,
  });

/** Download totals of the user. */
export const totalsQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.stats(userId),
    queryFn: ({ signal }) => send(getUserStats, { params: { id: userId }, signal }),
    select: ({ stats }) => stats,
  });

/** Downloads of the user per service. Each service is listed once, the one with most downloads first. */
export const servicesQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.services(userId),
    queryFn: ({ signal }) => send(getUserOtt, { params: { id: userId }, signal }),
    select: ({ stats }) => mergePopularity(stats),
    staleTime: 0,
  });

/** All downloads of the user, newest first. Read again each time they are opened. */
export const downloadsQuery = (userId: number) =>
  queryOptions({
    queryKey: adminKeys.downloads(userId),
    queryFn: ({ signal }) => send(getUserDownloadHistory, { params: { id: userId }, signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
