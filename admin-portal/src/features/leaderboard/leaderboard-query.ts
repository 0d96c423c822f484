import { send } from '@portal/api-client';
import { getLeaderboard } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { userKeys } from '../../shared/users/user-keys';

/** The ten who downloaded most. */
export const leaderboardQuery = queryOptions({
  queryKey: userKeys.leaderboard,
  queryFn: ({ signal }) => send(getLeaderboard, { signal }),
  select: ({ leaderboard }) => leaderboard,
});
