import { send } from '@portal/api-client';
import { getNoticePreferences } from '@portal/contracts';
import { queryOptions } from '@portal/query';
import { noticeKeys } from '../../shared/notices/notice-keys';

/** What the user wants to be notified of; read anew each time it is shown, because settings change it too. */
export const preferencesQuery = (userId: number) =>
  queryOptions({
    queryKey: noticeKeys.preferences(userId),
    queryFn: ({ signal }) => send(getNoticePreferences, { params: { id: userId }, signal }),
    staleTime: 0,
  });
