import { send } from '@portal/api-client';
import { countRecipients, listBroadcasts } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { type BroadcastSegment, MINUTE_MS } from '@portal/rules';

/** All broadcasts. Read again every minute, because scheduled ones become due. */
export const broadcastsQuery = queryOptions({
  queryKey: ['admin', 'broadcasts'],
  queryFn: ({ signal }) => send(listBroadcasts, { signal }),
  refetchInterval: MINUTE_MS,
});

/** Number of users in a segment. */
export const recipientsQuery = (segment: BroadcastSegment) =>
  queryOptions({
    queryKey: ['admin', 'broadcasts', 'recipients', segment],
    queryFn: ({ signal }) => send(countRecipients, { query: { segment }, signal }),
    placeholderData: keepPreviousData,
  });
