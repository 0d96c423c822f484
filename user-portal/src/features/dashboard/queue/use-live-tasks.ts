import { follow } from '@portal/api-client';
import { streamUserTasks, type UserTasksResponse } from '@portal/contracts';
import { dashboardKeys } from '@portal/dashboard';
import { useQuery, useQueryClient } from '@portal/query';
import { useEffect, useRef, useState } from 'react';
import { noticeKeys } from '../../../shared/notices/notice-keys';
import { tasksQuery } from './tasks-query';

/** The user's own queue, updated by the event stream, or by polling when the stream does not work. */
export function useLiveTasks(userId: number) {
  const queryClient = useQueryClient();
  const [streams, setStreams] = useState(true);
  const query = useQuery({ ...tasksQuery(userId), enabled: !streams });

  useEffect(() => {
    const queryKey = dashboardKeys.tasks(userId);
    const adopt = async (answer: UserTasksResponse): Promise<void> => {
      // Cancel running requests: their older answers must not overwrite this event.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
      const { unreadNotices } = answer;
      if (unreadNotices !== undefined) {
        queryClient.setQueryData(noticeKeys.unread(userId), unreadNotices);
      }
    };
    return follow(streamUserTasks, {
      params: { id: userId },
      onEvent: (answer) => void adopt(answer),
      onWorks: setStreams,
    });
  }, [userId, queryClient]);

  useMetricsAfterTasks(userId, query.data);
  return query;
}

/** A task that left the queue changed the numbers, so fetch them again immediately. */
function useMetricsAfterTasks(userId: number, answer: UserTasksResponse | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!answer) return;
    const ids = answer.tasks.map(({ _id }) => _id);
    const hasLost = before.current.some((id) => !ids.includes(id));
    before.current = ids;
    if (!hasLost) return;
    const { user, stats, services } = dashboardKeys;
    for (const queryKey of [user(userId), stats(userId), services(userId)]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [userId, answer, queryClient]);
}
