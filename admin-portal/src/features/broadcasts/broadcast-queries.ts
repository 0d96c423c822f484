import { send } from '@portal/api-client';
import { countRecipients, listBroadcastDrafts, listBroadcasts } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { type BroadcastSegment, MINUTE_MS } from '@portal/rules';

/** All broadcasts. Read again every minute, because scheduled ones become due. */
export const broadcastsQuery = queryOptions({
  queryKey: ['admin', 'broadcasts'],
  queryFn: ({ signal }) => send(listBroadcasts, { signal }),
  refetchInterval: MINUTE_MS,
});

/** Drafts and templates of all administrators. */
export const draftsQuery = queryOptions({
  queryKey: ['admin', 'broadcasts', 'drafts'],
  queryFn: ({ signal }) => send(listBroadcastDrafts, { signal }),
});

/** Number of users in a segment. */
export const recipientsQuery = (segment: BroadcastSegment) =>
  queryOptions({
    queryKey: ['admin', 'broadcasts', 'recipients', segment],
    queryFn: ({ signal }) => send(countRecipients, { query: { segment }, signal }),
    placeholderData: keepPreviousData,
  });
