/** Stages of a task in the bot's queue. */
export const TASK_STATUSES = ['pending', 'in_progress', 'completed', 'failed'] as const;

/** One of TASK_STATUSES. */
export type TaskStatus = (typeof TASK_STATUSES)[number];

const NEXT: Record<TaskStatus, readonly TaskStatus[]> = {
  pending: ['pending', 'in_progress', 'completed', 'failed'],
  in_progress: ['in_progress', 'completed', 'failed'],
  completed: ['completed'],
  // A retry puts a failed task back into the queue.
  failed: ['failed', 'pending'],
};

/**
 * Whether a task may change its status: only forward. The same status is a repeated report and has no effect.
 */
export function mayMoveTask(from: TaskStatus, to: TaskStatus): boolean {
  return NEXT[from].includes(to);
}
