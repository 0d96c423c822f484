import { defineCall, defineEvents } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';
import type { TaskView } from './bot-tasks';

/** Columns of the Live Queue, as in paths. */
export const TASK_COLUMNS = ['in-progress', 'pending', 'completed', 'failed'] as const;
export type TaskColumn = (typeof TASK_COLUMNS)[number];

/** A task with its user. */
export interface AdminTaskView extends TaskView {
  userName: string;
  /** ISO 8601 UTC. */
  created_at: string;
  /** Number of retries by administrators. */
  retries: number;
  /** A retried task waits until this time, ISO 8601 UTC; null if it does not wait. */
  waitsUntil: string | null;
  /** Percent per minute between its last two reports; null when unknown. */
  speed: number | null;
}

/** Columns have pages of 10. `totalTasks` equals totalRecords; it is the specification's name. */
export interface TaskPageView extends PaginationView {
  totalTasks: number;
}

/** Maximum number of running tasks in one answer. */
export const IN_PROGRESS_LIMIT = 200;

/** A completed task counts as recent for this number of days. */
export const RECENT_TASK_DAYS = 7;

/** A search reads this number of the newest tasks of a column. */
export const SEARCHED_TASKS = 2_000;

/** Maximum number of failed tasks that one call retries. */
export const RETRY_FAILED_LIMIT = 500;

/** Running tasks, latest change first, at most IN_PROGRESS_LIMIT, and the number of tasks in each column. */
export interface QueueView {
  tasks: AdminTaskView[];
  counts: Record<TaskColumn, number>;
  /** The answer with the higher revision is newer, whether polled or streamed. */
  revision: number;
}

/**
 * Lists the running tasks, latest change first, at most {@link IN_PROGRESS_LIMIT}, with the number of tasks
 * in each column.
 */
export const listInProgressTasks = defineCall<void, QueueView>()(
  'GET',
  '/api/admin/tasks/in-progress',
);

/**
 * Lists the tasks of one column of the queue, latest change first. Only completed tasks of the last
 * {@link RECENT_TASK_DAYS} days are listed. A search reads only the newest {@link SEARCHED_TASKS} tasks of
 * the column.
 */
export const listAdminTasks = defineCall<
  void,
  { tasks: AdminTaskView[]; pagination: TaskPageView },
  PageQuery & { search?: string }
>()('GET', '/api/admin/tasks/:status');

/** Streams the queue as server-sent events. One event immediately, then one after each change. */
export const streamTasks = defineEvents<QueueView>()('/api/admin/tasks/stream');

/** Sets a failed task back to pending, at most 5 times. The delay for the bot increases each time. */
export const retryTask = defineCall<void, { message: string }>()(
  'POST',
  '/api/admin/tasks/:taskId/retry',
);

/** Body of retryFailedTasks. */
export interface RetryFailedRequest {
  search?: string;
  /** Exactly this error message; empty: tasks without one. */
  error?: string;
}

/**
 * Retries all failed tasks that match a search and an error, at most {@link RETRY_FAILED_LIMIT} per call. An
 * absent part matches every failed task.
 */
export const retryFailedTasks = defineCall<
  RetryFailedRequest,
  { retried: number; message: string }
>()('POST', '/api/admin/tasks/retry-failed');

/** Ends a pending or running task as failed. The bot cannot continue it. */
export const cancelTask = defineCall<void, { message: string }>()(
  'POST',
  '/api/admin/tasks/:taskId/cancel',
);
