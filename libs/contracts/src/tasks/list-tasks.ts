import type { TaskStatus } from '@portal/rules';
import { defineCall } from '../http/call';
import type { TaskView } from './bot-tasks';

/** Maximum number of tasks in one answer; a higher limit is reduced to it (SEC-44). */
export const TASK_LIST_LIMIT = 100;

/** Tasks of one status; the one that waits longest is first. */
export interface ListTasksResponse {
  tasks: TaskView[];
}

/** Query of listTasks. */
export interface ListTasksQuery {
  status: TaskStatus;
  /** 20 when absent. */
  limit?: number;
  /** Seconds to wait for the first task, 0 to 25; 0 when absent. */
  wait?: number;
}

/**
 * Lists tasks of one status for a worker of the bot; the one that waits longest is first. Retried tasks are
 * listed after their delay. With `wait` an empty answer comes at the end of the wait, any other at once. An
 * answer has at most {@link TASK_LIST_LIMIT} tasks.
 */
export const listTasks = defineCall<void, ListTasksResponse, ListTasksQuery>()(
  'GET',
  '/api/bot/tasks',
);
