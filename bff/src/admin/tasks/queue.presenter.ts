import type { AdminTaskView, QueueView } from '@portal/contracts';
import { presentTask } from '../../presenters/task.presenter';
import type { NumberedQueue } from '../../domain/tasks/queue-reader.service';
import type { NamedTask } from '../../domain/tasks/queue.service';

/** A task for administrators. */
export function presentNamedTask(task: NamedTask): AdminTaskView {
  const { userName, created_at, retries = 0, notBefore = null, status, speed = null } = task;
  return {
    ...presentTask(task),
    userName,
    created_at: created_at.toISOString(),
    retries,
    speed,
    waitsUntil: status === 'pending' ? (notBefore?.toISOString() ?? null) : null,
  };
}

/** The running tasks, and the number of tasks in each status. */
export function presentQueue({ inProgress, counts, revision }: NumberedQueue): QueueView {
  return { tasks: inProgress.map(presentNamedTask), counts, revision };
}
