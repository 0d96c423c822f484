import { send } from '@portal/api-client';
import { getUserNotices } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { noticeKeys } from './notice-keys';

/** A page of a user's notices, newest first; `before`: the `next` of the page before. */
export const noticesQuery = (userId: number, before: string | null) =>
  queryOptions({
    queryKey: noticeKeys.page(userId, before),
    queryFn: ({ signal }) =>
      send(getUserNotices, {
        params: { id: userId },
        query: before === null ? {} : { before },
        signal,
      }),
    staleTime: 0,
  });
