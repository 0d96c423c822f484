import type { UserView } from '@portal/contracts';
import { useQuery } from '@portal/query';
import { useSession } from '@portal/session';
import { userQuery } from '../api/user';
import type { FailedQuery } from '../errors/card-failed';
import { useAdoptUser } from './use-adopt-user';

/** The user of a dashboard, and when it was read. */
export interface DashboardUser {
  readonly user: UserView | undefined;
  /** Repeats the request after a failure. */
  readonly query: FailedQuery;
  /** When the user was last read, epoch ms. */
  readonly updatedAt: number;
  /** When the last attempt to read the user ended, epoch ms. */
  readonly triedAt: number;
}

/** Reads a user and refreshes it. For the signed-in user the copy in the session is used. */
export function useDashboardUser(userId: number): DashboardUser {
  const session = useSession();
  const own = session.user?.userId === userId ? session.user : undefined;
  const adopt = useAdoptUser();
  // The session reads its stored user from the server again at start, so its copy is fresh.
  const query = useQuery({ ...userQuery(userId, adopt), initialData: own });
  return {
    user: own ?? query.data,
    query,
    updatedAt: query.dataUpdatedAt,
    triedAt: Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
  };
}
