import { defineCall } from '../http/call';
import type { TaskView } from './bot-tasks';

/** Maximum tasks of one answer; a higher limit is reduced to it (SEC-44). */
export const TASK_LIST_LIMIT = 100;

/** Tasks of one status, longest waiting first. */
export interface ListTasksResponse {
  tasks: TaskView[];
}

/** Tasks for a worker; query `status` and `limit`. */
export const listTasks = defineCall<void, ListTasksResponse>()('GET', '/api/bot/tasks');
