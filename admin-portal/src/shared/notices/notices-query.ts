import { send } from '@portal/api-client';
import { getStaffNotices } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { adminKeys } from '../admin-keys';

/** How often the number of unread notices is read, in ms; the job that writes them runs as often. */
const EVERY_MS = 60_000;

/** Key of all queries of notices. */
export const noticesKey = [...adminKeys.all, 'notices'] as const;

/** A page of the administrator's notices, newest first; `before`: the `next` of the page before. */
export const noticesQuery = (before: string | null) =>
  queryOptions({
    queryKey: [...noticesKey, before],
    queryFn: ({ signal }) =>
      send(getStaffNotices, { query: before === null ? {} : { before }, signal }),
    staleTime: 0,
  });

/** Number of unread notices. */
export const unreadQuery = queryOptions({
  queryKey: [...noticesKey, 'unread'],
  queryFn: async ({ signal }) =>
    (await send(getStaffNotices, { query: { limit: 1 }, signal })).unread,
  refetchInterval: EVERY_MS,
  staleTime: EVERY_MS,
});
