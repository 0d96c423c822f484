import { defineCall } from '../http/call';
import type { TaskView } from './bot-tasks';

/** Most tasks of one answer; more asked for is cut to it (SEC-44). */
export const TASK_LIST_LIMIT = 100;

/** Tasks of one status, the one that waits longest first. */
export interface ListTasksResponse {
  tasks: TaskView[];
}

/** Lets a worker pick up work; query `status` and `limit`. */
export const listTasks = defineCall<void, ListTasksResponse>()('GET', '/api/bot/tasks');
