import { Injectable } from '@nestjs/common';
import {
  IN_PROGRESS_LIMIT,
  RECENT_TASK_DAYS,
  SEARCHED_TASKS,
  TASK_COLUMNS,
  type TaskColumn,
} from '@portal/contracts';
import { DAY_MS, isTaskFound, type TaskStatus } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { type ColumnFilter, QueueRepository } from './queue.repository';
import type { Task } from './task';

/** A task with its user's name; empty when the user was deleted. */
export interface NamedTask extends Task {
  readonly userName: string;
}

/** A page of a column. */
export interface TaskPage {
  readonly tasks: NamedTask[];
  /** Tasks on all pages. */
  readonly total: number;
}

/** State of the whole queue. */
export interface QueueState {
  readonly inProgress: NamedTask[];
  readonly counts: Record<TaskColumn, number>;
}

const STATUS: Readonly<Record<TaskColumn, TaskStatus>> = {
  'in-progress': 'in_progress',
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
};

/** The queue of all users, for administrators. */
@Injectable()
export class QueueService {
  constructor(
    private readonly queue: QueueRepository,
    private readonly clock: Clock,
  ) {}

  /** Tasks in progress, last changed first; at most IN_PROGRESS_LIMIT. */
  async listInProgress(): Promise<NamedTask[]> {
    return this.named(await this.queue.list(this.columnOf('in-progress'), 0, IN_PROGRESS_LIMIT));
  }

  /** A page of a column, from 1; a search covers only its newest SEARCHED_TASKS. */
  async list(column: TaskColumn, search: string, page: number, limit: number): Promise<TaskPage> {
    const skip = (page - 1) * limit;
    if (search !== '') {
      const found = await this.find(column, search);
      return { tasks: found.slice(skip, skip + limit), total: found.length };
    }
    const filter = this.columnOf(column);
    const [tasks, total] = await Promise.all([
      this.queue.list(filter, skip, limit),
      this.queue.count(filter),
    ]);
    return { tasks: await this.named(tasks), total };
  }

  /** Matches of a search among the newest tasks of a column; all of them for an empty search. */
  async find(column: TaskColumn, search: string): Promise<NamedTask[]> {
    const newest = await this.queue.list(this.columnOf(column), 0, SEARCHED_TASKS);
    return (await this.named(newest)).filter((task) => isTaskFound(task, search));
  }

  /** Number of failed tasks, and when the oldest of them failed. */
  async readFailed(): Promise<{ readonly count: number; readonly oldestAt: Date | null }> {
    const [count, oldestAt] = await Promise.all([
      this.queue.count(this.columnOf('failed')),
      this.queue.findOldest('failed'),
    ]);
    return { count, oldestAt };
  }

  /** The users of tasks that failed since one was completed, newest first, at most `limit`; one for each task. */
  async listFailedSince(limit: number): Promise<number[]> {
    const [failed, [completed]] = await Promise.all([
      this.queue.list(this.columnOf('failed'), 0, limit),
      this.queue.list({ status: 'completed', since: null }, 0, 1),
    ]);
    const since = completed?.updated_at ?? new Date(0);
    return failed.filter((task) => task.updated_at > since).map(({ user_id }) => user_id);
  }

  /** Tasks in progress, and the number of tasks per column. */
  async read(): Promise<QueueState> {
    const [inProgress, ...counts] = await Promise.all([
      this.listInProgress(),
      ...TASK_COLUMNS.map((column) => this.queue.count(this.columnOf(column))),
    ]);
    const [running = 0, pending = 0, completed = 0, failed = 0] = counts;
    return { inProgress, counts: { 'in-progress': running, pending, completed, failed } };
  }

  private columnOf(column: TaskColumn): ColumnFilter {
    const recent = new Date(this.clock.now().getTime() - RECENT_TASK_DAYS * DAY_MS);
    return { status: STATUS[column], since: column === 'completed' ? recent : null };
  }

  private async named(tasks: readonly Task[]): Promise<NamedTask[]> {
    const names = await this.queue.namesOf(tasks.map(({ user_id }) => user_id));
    return tasks.map((task) => ({ ...task, userName: names.get(task.user_id) ?? '' }));
  }
}
