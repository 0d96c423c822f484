import { defineCall, defineEvents } from '../http/call';
import type { TaskView } from './bot-tasks';

/** Maximum number of tasks in one answer. */
export const USER_TASKS_LIMIT = 50;

/** Pending and running tasks, and those that failed within the last day; oldest first. */
export interface UserTasksResponse {
  tasks: TaskView[];
  /** Unread notices of the user, at most UNREAD_NOTICES_LIMIT; absent for administrators. */
  unreadNotices?: number;
}

/**
 * Lists a user's pending and running tasks, and those that failed within the last day, oldest first. At most
 * {@link USER_TASKS_LIMIT}.
 */
export const getUserTasks = defineCall<void, UserTasksResponse>()('GET', '/api/user/:id/tasks');

/**
 * Streams a user's queue as server-sent events. Each event is the whole answer of getUserTasks as JSON: one
 * immediately, then one after each change of the queue or of the number of unread notices. Comment lines keep the connection open. The next event makes up
 * for a lost one. The sixth stream of one caller is refused with 429.
 */
export const streamUserTasks = defineEvents<UserTasksResponse>()('/api/user/:id/tasks/stream');
