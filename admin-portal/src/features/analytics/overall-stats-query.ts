import { send } from '@portal/api-client';
import { getOverallStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';

/** The four summary figures. */
export const overallStatsQuery = queryOptions({
  queryKey: ['admin', 'statistics', 'overall'],
  queryFn: ({ signal }) => send(getOverallStats, { signal }),
  select: ({ stats }) => stats,
});
