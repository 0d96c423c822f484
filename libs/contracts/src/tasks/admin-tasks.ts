import { defineCall, defineEvents } from '../http/call';
import type { PaginationView } from '../http/page';
import type { TaskView } from './bot-tasks';

/** Columns of the Live Queue as written in paths. */
export const TASK_COLUMNS = ['in-progress', 'pending', 'completed', 'failed'] as const;
export type TaskColumn = (typeof TASK_COLUMNS)[number];

/** A task with its user. */
export interface AdminTaskView extends TaskView {
  userName: string;
  /** ISO 8601 UTC. */
  created_at: string;
  /** Number of retries by administrators. */
  retries: number;
  /** ISO 8601 UTC until which a retried task waits; null if it does not wait. */
  waitsUntil: string | null;
  /** Percent a minute between its last two reports; null when unknown. */
  speed: number | null;
}

/** Columns are paged by 10; `totalTasks` is totalRecords under the specification's name. */
export interface TaskPageView extends PaginationView {
  totalTasks: number;
}

/** Maximum running tasks in one answer. */
export const IN_PROGRESS_LIMIT = 200;

/** Days for which a completed task counts as recent. */
export const RECENT_TASK_DAYS = 7;

/** Number of the newest tasks of a column that a search reads. */
export const SEARCHED_TASKS = 2_000;

/** Maximum failed tasks that one call retries. */
export const RETRY_FAILED_LIMIT = 500;

/** Running tasks, last changed first, at most IN_PROGRESS_LIMIT, and the count of each column. */
export interface QueueView {
  tasks: AdminTaskView[];
  counts: Record<TaskColumn, number>;
  /** Of two answers, polled or streamed, the one with the greater revision is newer. */
  revision: number;
}

/** The present queue. */
export const listInProgressTasks = defineCall<void, QueueView>()(
  'GET',
  '/api/admin/tasks/in-progress',
);

/**
 * Tasks of a column, the one changed last first: `?page=&limit=10&search=`. Completed
 * ones of the last RECENT_TASK_DAYS; a search (rules' isTaskFound) looks at the newest SEARCHED_TASKS.
 */
export const listAdminTasks = defineCall<
  void,
  { tasks: AdminTaskView[]; pagination: TaskPageView }
>()('GET', '/api/admin/tasks/:status');

/** The queue as server-sent events: the first at once, then after each change. */
export const streamTasks = defineEvents<QueueView>()('/api/admin/tasks/stream');

/** Sets a failed task back to pending, at most 5 times. The delay for the bot grows each time. */
export const retryTask = defineCall<void, { message: string }>()(
  'POST',
  '/api/admin/tasks/:taskId/retry',
);

/** The same for all failed tasks under a search, at most RETRY_FAILED_LIMIT at once. */
export const retryFailedTasks = defineCall<
  { search?: string },
  { retried: number; message: string }
>()('POST', '/api/admin/tasks/retry-failed');

/** Ends a task that waits or runs as failed: 'Cancelled by an administrator.'; the bot cannot revive it. */
export const cancelTask = defineCall<void, { message: string }>()(
  'POST',
  '/api/admin/tasks/:taskId/cancel',
);
