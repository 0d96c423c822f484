import { send } from '@portal/api-client';
import { getUserOttStats, getUserStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { mergePopularity } from '@portal/rules';
import { dashboardKeys } from './keys';
import { liveInterval, logged } from './live';

/** Numbers of the stat cards and the recent list. */
export const userStatsQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.stats(userId),
    queryFn: ({ signal }) =>
      logged('stats', signal, send(getUserStats, { params: { id: userId }, signal })),
    select: ({ stats }) => stats,
    refetchInterval: liveInterval,
  });

/** Downloads per service. Each service is listed once, the one with most downloads first. */
export const serviceStatsQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.services(userId),
    queryFn: ({ signal }) =>
      logged(
        'downloads by service',
        signal,
        send(getUserOttStats, { params: { id: userId }, signal }),
      ),
    select: ({ stats }) => mergePopularity(stats),
    refetchInterval: liveInterval,
  });
