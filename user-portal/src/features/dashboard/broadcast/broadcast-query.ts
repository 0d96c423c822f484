import { send } from '@portal/api-client';
import { getBroadcastMessage } from '@portal/contracts';
import { logged, pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** A new broadcast is seen within this time, in ms. */
const POLL_MS = 60_000;

/** The newest broadcast, null for none. */
export const broadcastQuery = queryOptions({
  queryKey: ['broadcast'],
  queryFn: ({ signal }) => logged('the broadcast', signal, send(getBroadcastMessage, { signal })),
  select: ({ message }) => message,
  refetchInterval: pollEvery(POLL_MS),
});
