import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TaskStatus } from '@portal/rules';
import { Model } from 'mongoose';
import { countMany, readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Task } from './task';
import { TASK_MODEL } from './task.schema';

/** Tasks of all users with a status, since a time; null: all. */
export interface ColumnFilter {
  readonly status: TaskStatus;
  readonly since: Date | null;
}

/** The fields of a task that its outcome is counted by. */
export type TaskOutcome = Pick<Task, 'error_message' | 'ott_service' | 'updated_at'>;

const NEWEST_FIRST = { updated_at: -1, _id: -1 } as const;

/** Reads and changes tasks of all users, by the index on status and time. */
@Injectable()
export class QueueRepository {
  constructor(
    @InjectModel(TASK_MODEL) private readonly tasks: Model<Task>,
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
  ) {}

  /** Number of tasks in a column, counted by the index. */
  async count(column: ColumnFilter): Promise<number> {
    return countMany(this.tasks, filterOf(column));
  }

  /** A slice of a column, last changed first. */
  async list(column: ColumnFilter, skip: number, limit: number): Promise<Task[]> {
    return readMany(this.tasks, filterOf(column), { sort: NEWEST_FIRST, skip, limit });
  }

  /** When the longest unchanged task of a status changed last; null without a task. */
  async findOldest(status: TaskStatus): Promise<Date | null> {
    const longest = { updated_at: 1, _id: 1 } as const;
    const oldest = await readOne(this.tasks, { status }, { updated_at: 1 }, longest);
    return oldest?.updated_at ?? null;
  }

  /** Error and time of the newest tasks of a column. */
  async listOutcomes(column: ColumnFilter, limit: number): Promise<TaskOutcome[]> {
    const projection = { error_message: 1, ott_service: 1, updated_at: 1 };
    return readMany(this.tasks, filterOf(column), { projection, sort: NEWEST_FIRST, limit });
  }

  /** Names by user id; deleted users are missing. */
  async namesOf(userIds: readonly number[]): Promise<Map<number, string>> {
    if (userIds.length === 0) return new Map();
    const filter = { userId: { $in: [...new Set(userIds)] } };
    const projection = { _id: 0, userId: 1, name: 1 };
    const users = await readMany(this.users, filter, { projection });
    return new Map(users.map(({ userId, name }) => [userId, name]));
  }

  /** Writes the changed fields of a task; call it only in the transaction that read it. */
  async change(taskId: string, fields: Partial<Task>): Promise<void> {
    requireTransaction();
    await this.tasks.updateOne({ _id: taskId }, { $set: fields }).exec();
  }
}

function filterOf({ status, since }: ColumnFilter) {
  return since ? { status, updated_at: { $gt: since } } : { status };
}
