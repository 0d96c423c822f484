import { send } from '@portal/api-client';
import {
  listAdminTasks,
  listInProgressTasks,
  type QueueView,
  type TaskColumn,
} from '@portal/contracts';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';
import { newerOf, type QueueVersions } from './queue-versions';

/** In-progress tasks are polled every 7 seconds while no stream tells of them. */
export const POLL_MS = 7_000;

/** Tasks of a column's page. */
export const PAGE_SIZE = 10;

/** A column that has pages. */
export type PagedColumn = Exclude<TaskColumn, 'in-progress'>;

/** Cache keys of the queue. */
export const queueKeys = {
  inProgress: [...adminKeys.all, 'tasks', 'in-progress'],
  lists: [...adminKeys.all, 'tasks', 'list'],
} as const;

/** Tasks under way; the stream writes them here too. What is older than what stands there is dropped. */
export const inProgressQuery = (versions: QueueVersions, isPolled: boolean) =>
  queryOptions({
    queryKey: queueKeys.inProgress,
    queryFn: async ({ signal }) => {
      const answer = await send(listInProgressTasks, { signal });
      versions.note(answer.tasks);
      return answer as QueueView;
    },
    structuralSharing: (shown, came) => newerOf(shown as QueueView | undefined, came as QueueView),
    staleTime: 0,
    refetchInterval: isPolled && POLL_MS,
  });

/** A page of a column; while the next one loads the last one stays. */
export const columnQuery = (
  versions: QueueVersions,
  { status, search, page }: { status: PagedColumn; search: string; page: number },
  isPolled: boolean,
) =>
  queryOptions({
    queryKey: [...queueKeys.lists, status, search, page],
    queryFn: async ({ signal }) => {
      const query = { page, limit: PAGE_SIZE, ...(search !== '' && { search }) };
      const answer = await send(listAdminTasks, { params: { status }, query, signal });
      versions.note(answer.tasks);
      return answer;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isPolled && POLL_MS,
  });

/** What the stream reported: it is shown when it is the newest. */
export function adoptQueue(
  queryClient: QueryClient,
  versions: QueueVersions,
  reported: QueueView,
): void {
  versions.note(reported.tasks);
  queryClient.setQueryData<QueueView>(queueKeys.inProgress, (shown) => newerOf(shown, reported));
}

/** Reads every list that is shown anew; none that began to be read before counts. */
export async function readLists(queryClient: QueryClient): Promise<void> {
  const filter = { queryKey: queueKeys.lists };
  await queryClient.cancelQueries(filter);
  await queryClient.invalidateQueries(filter);
}
