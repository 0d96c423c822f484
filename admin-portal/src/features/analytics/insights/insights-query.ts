import { send } from '@portal/api-client';
import { getInsights, type InsightsQuery } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';

/** The metrics of a range; while those of another one load the last ones stay. */
export const insightsQuery = (asked: InsightsQuery) =>
  queryOptions({
    queryKey: ['admin', 'insights', asked],
    queryFn: ({ signal }) => send(getInsights, { query: { ...asked }, signal }),
    select: ({ insights }) => insights,
    placeholderData: keepPreviousData,
  });
