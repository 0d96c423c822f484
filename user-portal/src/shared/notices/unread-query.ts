import { send } from '@portal/api-client';
import { getUserNotices } from '@portal/contracts';
import { logged, pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';
import { noticeKeys } from './notice-keys';

/** Polling interval where no stream brings the count, in ms. */
const POLL_MS = 60_000;

/** Number of unread notices; the stream of the dashboard replaces it. */
export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: noticeKeys.unread(userId),
    queryFn: async ({ signal }) => {
      const params = { id: userId };
      const first = send(getUserNotices, { params, query: { limit: 1 }, signal });
      return (await logged('the number of notices', signal, first)).unread;
    },
    staleTime: POLL_MS,
    refetchInterval: pollEvery(POLL_MS),
  });
