import { send } from '@portal/api-client';
import { getUserOffer } from '@portal/contracts';
import { dashboardKeys, logged, pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** Polling interval, in ms. */
const POLL_MS = 60_000;

/** The user's current offer; null without one. */
export const offerQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.offer(userId),
    queryFn: ({ signal }) =>
      logged('the offer', signal, send(getUserOffer, { params: { id: userId }, signal })),
    select: ({ offer }) => offer,
    refetchInterval: pollEvery(POLL_MS),
  });
