import { mayMoveTask, taskSpeed } from '@portal/rules';
import { DomainError } from '../../platform/errors/domain-error';
import { changedAt } from './changed-at';
import type { Task, TaskReport } from './task';

/**
 * The task after a report, or the same object when the report changes nothing. While a task is in progress,
 * a repeated status may still raise its progress. A task cancelled by an administrator stays cancelled: the
 * error makes the bot stop.
 * @throws DomainError tasks/other-user, tasks/backward.
 */
export function applyReport(
  task: Task | null,
  taskId: string,
  report: TaskReport,
  now: Date,
): Task {
  if (!task) return { ...moved(taskId, report, null, now), created_at: now };
  if (task.user_id !== report.user_id) {
    throw new DomainError('tasks/other-user', { taskId, owner: task.user_id });
  }
  const isRevived = task.isCancelled === true && report.status !== 'failed';
  if (isRevived || !mayMoveTask(task.status, report.status)) {
    throw new DomainError('tasks/backward', { taskId, from: task.status, to: report.status });
  }
  if (task.status === report.status) return withProgress(task, report, now);
  const progress = report.status === 'pending' ? null : task.progress;
  return { ...task, ...moved(taskId, report, progress, changedAt(task, now)) };
}

function moved(
  taskId: string,
  report: TaskReport,
  progress: number | null,
  now: Date,
): Omit<Task, 'created_at'> {
  const reached = Math.max(report.progress ?? -1, progress ?? -1);
  return {
    _id: taskId,
    user_id: report.user_id,
    file_name: report.file_name,
    ott_service: report.ott_service,
    quality: report.quality,
    status: report.status,
    progress: report.status === 'completed' ? 100 : reached < 0 ? null : reached,
    error_message: report.status === 'failed' ? (report.error_message ?? null) : null,
    updated_at: now,
    speed: null,
  };
}

function withProgress(task: Task, report: TaskReport, now: Date): Task {
  const later = report.progress ?? -1;
  if (task.status !== 'in_progress' || later <= (task.progress ?? -1)) return task;
  const before = { progress: task.progress, at: task.updated_at };
  const speed = taskSpeed(before, { progress: later, at: now }) ?? task.speed ?? null;
  return { ...task, progress: later, speed, updated_at: changedAt(task, now) };
}
