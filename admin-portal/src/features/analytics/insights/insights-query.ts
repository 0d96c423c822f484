import { send } from '@portal/api-client';
import { getInsights, type InsightsQuery } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';

/** The metrics of a range. While another range is loaded, the previous metrics stay on the screen. */
export const insightsQuery = (asked: InsightsQuery) =>
  queryOptions({
    queryKey: ['admin', 'insights', asked],
    queryFn: ({ signal }) => send(getInsights, { query: { ...asked }, signal }),
    select: ({ insights }) => insights,
    placeholderData: keepPreviousData,
  });
