import { send } from '@portal/api-client';
import { getSystemStats } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** The running system in numbers; read anew whenever the tab is opened. */
export const systemStatsQuery = queryOptions({
  queryKey: [...adminKeys.all, 'system-stats'],
  queryFn: ({ signal }) => send(getSystemStats, { signal }),
  staleTime: 0,
});
