import type { TaskView } from '@portal/contracts';
import type { Task } from '../domain/tasks/task';

/** A task for its user and the bot. */
export function presentTask(task: Task): TaskView {
  return {
    _id: task._id,
    user_id: task.user_id,
    file_name: task.file_name,
    ott_service: task.ott_service,
    quality: task.quality,
    status: task.status,
    progress: task.progress,
    error_message: task.error_message,
    updated_at: task.updated_at.toISOString(),
  };
}
