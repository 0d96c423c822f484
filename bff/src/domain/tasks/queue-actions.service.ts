import { Injectable } from '@nestjs/common';
import { RETRY_FAILED_LIMIT } from '@portal/contracts';
import { retryDueAt } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import type { Origin } from '../../platform/security/origin';
import { changedDetails } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { changedAt } from './changed-at';
import { QueueRepository } from './queue.repository';
import { QueueService } from './queue.service';
import type { Task } from './task';
import { TasksRepository } from './tasks.repository';

/** Error message of a cancelled task. */
const CANCELLED = 'Cancelled by an administrator.';

/** Administrators' actions on tasks, each with its audit record (SEC-57). */
@Injectable()
export class QueueActionsService {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly queue: QueueRepository,
    private readonly lists: QueueService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a failed task back to pending; returns from when on the bot may take it.
   * @throws DomainError tasks/not-found, tasks/not-failed, tasks/retries-used-up.
   */
  async retry(origin: Origin, taskId: string): Promise<Date> {
    const now = this.clock.now();
    return this.audit.change(origin, targetOf(taskId), async () => {
      const failed = await this.get(taskId);
      if (failed.status !== 'failed') throw new DomainError('tasks/not-failed', { taskId });
      const due = await this.putBack(failed, now);
      if (!due) throw new DomainError('tasks/retries-used-up', { taskId });
      const { user_id, file_name, retries = 0 } = failed;
      const changed = changedDetails(
        { status: 'failed', retries },
        { status: 'pending', retries: retries + 1 },
      );
      const details = { user: user_id, file: file_name, ...changed };
      return { result: due, action: 'queue/retry', details, facts: { userId: user_id } };
    });
  }

  /**
   * Retries all failed tasks that match a search and have retries left; returns their number. `error`: only
   * those with exactly this message; null: with any.
   */
  async retryFailed(origin: Origin, search: string, error: string | null = null): Promise<number> {
    const now = this.clock.now();
    return this.audit.change(origin, { target: 'tasks' }, async () => {
      const found = await this.lists.find('failed', search);
      const may = found.filter(
        ({ retries = 0, error_message }) =>
          retryDueAt(retries, now) !== null && (error === null || (error_message ?? '') === error),
      );
      const taken = may.slice(0, RETRY_FAILED_LIMIT);
      for (const task of taken) await this.putBack(task, now);
      const changed = changedDetails({ status: 'failed' }, { status: 'pending' });
      const counted = {
        ...{ search: search || null, retried: taken.length },
        ...(error !== null && { error }),
      };
      const details = taken.length > 0 ? { ...counted, ...changed } : counted;
      return { result: taken.length, action: 'queue/retry-failed', details };
    });
  }

  /** Cancels a waiting or running task. @throws DomainError tasks/not-found, tasks/over. */
  async cancel(origin: Origin, taskId: string): Promise<void> {
    const now = this.clock.now();
    await this.audit.change(origin, targetOf(taskId), async () => {
      const task = await this.get(taskId);
      const { status, user_id, file_name } = task;
      if (status === 'completed' || status === 'failed') {
        throw new DomainError('tasks/over', { taskId, status });
      }
      const ended = { status: 'failed', error_message: CANCELLED, isCancelled: true } as const;
      const when = { notBefore: null, speed: null, updated_at: changedAt(task, now) };
      await this.queue.change(taskId, { ...ended, ...when });
      const changed = changedDetails({ status }, { status: ended.status });
      const details = { user: user_id, file: file_name, ...changed };
      const facts = { userId: user_id };
      return { result: undefined, action: 'queue/cancel', details, facts };
    });
  }

  /**
   * Sets a task back to pending; returns from when on the bot may take it. Null, without a change, when its
   * retries are used up.
   */
  private async putBack(task: Task, now: Date): Promise<Date | null> {
    const { _id, retries = 0 } = task;
    const notBefore = retryDueAt(retries, now);
    if (!notBefore) return null;
    const fresh = { status: 'pending', progress: null, error_message: null } as const;
    const more = { retries: retries + 1, notBefore, isCancelled: false };
    const updated_at = changedAt(task, now);
    await this.queue.change(_id, { ...fresh, ...more, speed: null, updated_at });
    return notBefore;
  }

  private async get(taskId: string): Promise<Task> {
    const task = await this.tasks.find(taskId);
    if (!task) throw new DomainError('tasks/not-found', { taskId });
    return task;
  }
}

const targetOf = (taskId: string) => ({ target: `task:${taskId}` });
