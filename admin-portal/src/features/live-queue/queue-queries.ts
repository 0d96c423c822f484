import { send } from '@portal/api-client';
import { listAdminTasks, listInProgressTasks, type TaskColumn } from '@portal/contracts';
import { keepPreviousData, queryOptions } from '@portal/query';
import { adminKeys } from '../../shared/users/user-keys';

/** In-progress tasks are polled every 7 seconds while no stream tells of them (spec admin.md §4). */
export const POLL_MS = 7_000;

/** Tasks of a column's page (spec admin.md §9). */
export const PAGE_SIZE = 10;

/** A column that has pages. */
export type PagedColumn = Exclude<TaskColumn, 'in-progress'>;

/** Cache keys of the queue. */
export const queueKeys = {
  inProgress: [...adminKeys.all, 'tasks', 'in-progress'],
  lists: [...adminKeys.all, 'tasks', 'list'],
} as const;

/** Tasks under way; the stream writes them here too. */
export const inProgressQuery = (isPolled: boolean) =>
  queryOptions({
    queryKey: queueKeys.inProgress,
    queryFn: ({ signal }) => send(listInProgressTasks, { signal }),
    staleTime: 0,
    refetchInterval: isPolled && POLL_MS,
  });

/** A page of a column; while the next one loads the last one stays. */
export const columnQuery = (status: PagedColumn, search: string, page: number, isPolled: boolean) =>
  queryOptions({
    queryKey: [...queueKeys.lists, status, search, page],
    queryFn: ({ signal }) =>
      send(listAdminTasks, {
        params: { status },
        query: { page, limit: PAGE_SIZE, ...(search !== '' && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isPolled && POLL_MS,
  });
