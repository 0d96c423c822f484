import { send } from '@portal/api-client';
import { getUserOffer } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** The user's current offer; null without one. Uses the same cache entry as the dashboard's banner. */
export const userOfferQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.offer(userId),
    queryFn: ({ signal }) => send(getUserOffer, { params: { id: userId }, signal }),
    select: ({ offer }) => offer,
  });
