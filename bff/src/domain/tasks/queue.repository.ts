import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TaskStatus } from '@portal/rules';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Task } from './task';
import { TASK_MODEL } from './task.schema';

/** Tasks of everybody that have a status, from a time on; null: since ever. */
export interface ColumnFilter {
  readonly status: TaskStatus;
  readonly since: Date | null;
}

/** Reads and changes the queue of everybody, along the index of status and time. */
@Injectable()
export class QueueRepository {
  constructor(
    @InjectModel(TASK_MODEL) private readonly tasks: Model<Task>,
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
  ) {}

  /** How many a column has; counted in the index. */
  async count(column: ColumnFilter): Promise<number> {
    return this.tasks.countDocuments(filterOf(column)).exec();
  }

  /** A part of a column, the one changed last first. */
  async list(
    column: ColumnFilter,
    skip: number,
    limit: number,
    session: ClientSession | null = null,
  ): Promise<Task[]> {
    return this.tasks
      .find(filterOf(column), null, { session })
      .sort({ updated_at: -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .lean<Task[]>()
      .exec();
  }

  /** When any task changed last; null before the first. */
  async findNewestChange(): Promise<Date | null> {
    const newest = await this.tasks
      .findOne({}, { _id: 0, updated_at: 1 })
      .sort({ updated_at: -1 })
      .lean<Pick<Task, 'updated_at'>>()
      .exec();
    return newest?.updated_at ?? null;
  }

  /** Names of users by their ids; who is gone is missing. */
  async namesOf(userIds: readonly number[]): Promise<Map<number, string>> {
    if (userIds.length === 0) return new Map();
    const users = await this.users
      .find({ userId: { $in: [...new Set(userIds)] } }, { _id: 0, userId: 1, name: 1 })
      .lean<Pick<AccountRecord, 'userId' | 'name'>[]>()
      .exec();
    return new Map(users.map(({ userId, name }) => [userId, name]));
  }

  /** Writes what an action changed of a task; only inside the transaction that read it. */
  async change(taskId: string, fields: Partial<Task>, session: ClientSession): Promise<void> {
    await this.tasks.updateOne({ _id: taskId }, { $set: fields }, { session }).exec();
  }
}

function filterOf({ status, since }: ColumnFilter) {
  return since ? { status, updated_at: { $gt: since } } : { status };
}
