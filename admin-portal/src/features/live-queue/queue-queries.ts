import { send } from '@portal/api-client';
import {
  listAdminTasks,
  listInProgressTasks,
  type QueueView,
  type TaskColumn,
} from '@portal/contracts';
import { keepPreviousData, type QueryClient, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/admin-keys';
import { newerOf, type QueueVersions } from './queue-versions';

/** Polling interval of in-progress tasks while there is no stream: 7 seconds. */
const POLL_MS = 7_000;

/** Tasks per page of a column. */
const PAGE_SIZE = 10;

/** A column with pages. */
export type PagedColumn = Exclude<TaskColumn, 'in-progress'>;

/** Cache keys of the queue. */
export const queueKeys = {
  inProgress: [...adminKeys.all, 'tasks', 'in-progress'],
  lists: [...adminKeys.all, 'tasks', 'list'],
} as const;

/**
 * Tasks in progress. The stream updates this cache entry too. An older answer never replaces a newer
 * one.
 */
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

/** A page of a column. While the next page is loaded, the previous one stays on the screen. */
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

/** Stores an event of the stream, unless a newer answer is already shown. */
export function adoptQueue(
  queryClient: QueryClient,
  versions: QueueVersions,
  reported: QueueView,
): void {
  versions.note(reported.tasks);
  queryClient.setQueryData<QueueView>(queueKeys.inProgress, (shown) => newerOf(shown, reported));
}

/**
 * Reads every shown list again. Requests that started earlier are cancelled, because they may be
 * outdated.
 */
export async function readLists(queryClient: QueryClient): Promise<void> {
  const filter = { queryKey: queueKeys.lists };
  await queryClient.cancelQueries(filter);
  await queryClient.invalidateQueries(filter);
}
