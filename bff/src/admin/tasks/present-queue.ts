import type { AdminTaskView, QueueEvent } from '@portal/contracts';
import { presentTask } from '../../domain/tasks/present-task';
import type { NumberedQueue } from '../../domain/tasks/queue-feed';
import type { NamedTask } from '../../domain/tasks/queue.service';

/** A task as administrators see it. */
export function presentNamedTask(task: NamedTask): AdminTaskView {
  const { userName, created_at, retries = 0, notBefore = null, status } = task;
  return {
    ...presentTask(task),
    userName,
    created_at: created_at.toISOString(),
    retries,
    waitsUntil: status === 'pending' ? (notBefore?.toISOString() ?? null) : null,
  };
}

/** The queue as its stream tells it. */
export function presentQueue({ inProgress, counts, revision }: NumberedQueue): QueueEvent {
  return { inProgress: inProgress.map(presentNamedTask), counts, revision };
}
