import { MINUTE_MS } from '../time/units';
import type { TaskStatus } from './task-status';

/** A running task without progress for this time has stalled, in ms. */
export const STALLED_AFTER_MS = 3 * MINUTE_MS;

/** Whether a running task makes no progress. `movedAt`: its last change, by the same clock as `now`. */
export function isTaskStalled(status: TaskStatus, movedAt: Date, now: Date): boolean {
  return status === 'in_progress' && now.getTime() - movedAt.getTime() >= STALLED_AFTER_MS;
}
