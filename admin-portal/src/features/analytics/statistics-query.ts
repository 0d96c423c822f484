import { send } from '@portal/api-client';
import { getDownloadsOverTime, getOttPopularity, getOverallStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** Sends the three requests of Analytics in parallel. One failure fails all. */
export const statisticsQuery = queryOptions({
  queryKey: ['admin', 'statistics'],
  queryFn: async ({ signal }) => {
    const [overall, overTime, popularity] = await Promise.all([
      send(getOverallStats, { signal }),
      send(getDownloadsOverTime, { signal }),
      send(getOttPopularity, { signal }),
    ]);
    const { stats, trends } = overall;
    return { overall: stats, trends, overTime: overTime.stats, popularity: popularity.stats };
  },
});
