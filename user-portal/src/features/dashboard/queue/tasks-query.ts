import { send } from '@portal/api-client';
import { getUserTasks, type UserTasksResponse } from '@portal/contracts';
import { dashboardKeys, logged, pollEvery } from '@portal/dashboard';
import { queryOptions } from '@portal/query';

/** Polling interval when the event stream does not work, in ms. */
const POLL_MS = 7_000;

async function fetchTasks(userId: number, signal: AbortSignal): Promise<UserTasksResponse> {
  const { tasks } = await logged(
    'the queue',
    signal,
    send(getUserTasks, { params: { id: userId }, signal }),
  );
  return { tasks };
}

/** The user's own queue; polled. */
export const tasksQuery = (userId: number) =>
  queryOptions({
    queryKey: dashboardKeys.tasks(userId),
    queryFn: ({ signal }) => fetchTasks(userId, signal),
    staleTime: 0,
    refetchInterval: pollEvery(POLL_MS),
  });
