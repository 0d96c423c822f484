import { send } from '@portal/api-client';
import { getBroadcastMessage } from '@portal/contracts';
import { logged, pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** Polling interval, in ms. */
const POLL_MS = 60_000;

/** The newest broadcast; null without one. */
export const broadcastQuery = queryOptions({
  queryKey: ['broadcast'],
  queryFn: ({ signal }) => logged('the broadcast', signal, send(getBroadcastMessage, { signal })),
  select: ({ message }) => message,
  refetchInterval: pollEvery(POLL_MS),
});
