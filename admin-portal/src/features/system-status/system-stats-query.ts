import { send } from '@portal/api-client';
import { getSystemStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** Statistics of the running system. Read again each time the tab is opened. */
export const systemStatsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'system-stats'],
  queryFn: ({ signal }) => send(getSystemStats, { signal }),
  staleTime: 0,
});
