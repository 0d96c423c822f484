import { defineCall, defineEvents } from '../http/call';
import type { TaskView } from './bot-tasks';

/** Maximum tasks of one answer. */
export const USER_TASKS_LIMIT = 50;

/** Pending and running tasks, and those that failed within the last day; oldest first. */
export interface UserTasksResponse {
  tasks: TaskView[];
}

/** The user's own live queue. */
export const getUserTasks = defineCall<void, UserTasksResponse>()('GET', '/api/user/:id/tasks');

/**
 * The same as server-sent events: every event is the whole UserTasksResponse as JSON, the first at
 * once, then after each change; a comment line keeps the line open. A lost event heals with the next.
 * Refuses the sixth stream of one caller with 429.
 */
export const streamUserTasks = defineEvents<UserTasksResponse>()('/api/user/:id/tasks/stream');
