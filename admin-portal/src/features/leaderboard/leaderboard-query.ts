import { send } from '@portal/api-client';
import { getLeaderboard } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';

/** The ten users with the most downloads. */
export const leaderboardQuery = queryOptions({
  queryKey: adminKeys.leaderboard,
  queryFn: ({ signal }) => send(getLeaderboard, { signal }),
  select: ({ leaderboard }) => leaderboard,
});
