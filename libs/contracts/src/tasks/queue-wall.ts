import { defineCall } from '../http/call';

/** Failed tasks with the same error message. Dates are ISO 8601 UTC. */
export interface FailedGroup {
  /** Empty when the bot reported no message. */
  error: string;
  count: number;
  /** When the first and the last of them failed. */
  oldestAt: string;
  newestAt: string;
}

/** Tasks of one streaming service in the last hour. */
export interface ServiceThroughput {
  name: string;
  completed: number;
  failed: number;
}

/** What an administrator sees of the whole queue at one glance. */
export interface QueueWall {
  /** The largest group first. Groups the newest {@link SEARCHED_TASKS} failed tasks. */
  failed: FailedGroup[];
  /** When the longest waiting task was added; null when none waits. */
  oldestPendingAt: string | null;
  /** The service with the most tasks first. */
  lastHour: ServiceThroughput[];
}

/** Groups failed tasks by their error, and counts what each service did in the last hour. */
export const getQueueWall = defineCall<void, { wall: QueueWall }>()('GET', '/api/admin/tasks/wall');
