import { send } from '@portal/api-client';
import { getWaitingWork, INBOX_KINDS, type WaitingWork } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../admin-keys';

/** How often the numbers of the navigation are read, in ms. Every action reads them again, too. */
const EVERY_MS = 30_000;

/** What waits for an administrator. */
export const waitingQuery = queryOptions({
  queryKey: [...adminKeys.all, 'waiting'],
  queryFn: async ({ signal }) => (await send(getWaitingWork, { signal })).waiting,
  refetchInterval: EVERY_MS,
  staleTime: 0,
});

/** Number of entries in the payment inbox. */
export const inboxCount = ({ inbox }: WaitingWork): number =>
  INBOX_KINDS.reduce((sum, kind) => sum + inbox[kind].count, 0);
