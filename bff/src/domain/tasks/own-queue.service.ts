import { Injectable } from '@nestjs/common';
import { USER_TASKS_LIMIT } from '@portal/contracts';
import { DAY_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import type { Task } from './task';
import { TasksRepository } from './tasks.repository';

/** How long a failed task stays in its user's queue. */
const FAILED_SHOWN_MS = DAY_MS;

/** The queue as shown to its user: waiting and running tasks, and failures of the last day. */
@Injectable()
export class OwnQueueService {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Oldest first. Above USER_TASKS_LIMIT, running tasks have priority, then waiting ones, then new
   * failures.
   */
  async list(userId: number): Promise<Task[]> {
    const yesterday = new Date(this.clock.now().getTime() - FAILED_SHOWN_MS);
    const lists = await Promise.all([
      this.tasks.listOldestOfUser(userId, 'in_progress', USER_TASKS_LIMIT),
      this.tasks.listOldestOfUser(userId, 'pending', USER_TASKS_LIMIT),
      this.tasks.listNewestOfUser(userId, 'failed', yesterday, USER_TASKS_LIMIT),
    ]);
    return lists.flat().slice(0, USER_TASKS_LIMIT).sort(byAge);
  }

  /** When the first failed task leaves such a queue, in epoch ms; Infinity: none. */
  endOf(tasks: readonly Task[]): number {
    const failed = tasks.filter(({ status }) => status === 'failed');
    return Math.min(...failed.map(({ updated_at }) => updated_at.getTime() + FAILED_SHOWN_MS));
  }
}

function byAge(a: Task, b: Task): number {
  return a.created_at.getTime() - b.created_at.getTime() || (a._id < b._id ? -1 : 1);
}
