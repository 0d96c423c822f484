import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TaskStatus } from '@portal/rules';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { atEnd, requireTransaction } from '../../platform/mongo/running-transaction';
import type { Task } from './task';
import { TASK_MODEL } from './task.schema';

/** Reads and writes the bot's tasks. */
@Injectable()
export class TasksRepository {
  constructor(@InjectModel(TASK_MODEL) private readonly tasks: Model<Task>) {}

  /** One task; null when it was never reported. */
  async find(taskId: string): Promise<Task | null> {
    return readOne(this.tasks, { _id: taskId });
  }

  /** Adds a task at the end of the transaction: error 11000 when a concurrent report added it. */
  insert(task: Task): void {
    atEnd().insertAsIs(this.tasks, task);
  }

  /** Replaces a task at the end of the transaction, which must have read it. */
  replace({ _id, ...fields }: Task): void {
    atEnd().update(this.tasks, { _id }, { $set: fields });
  }

  /** Removes the tasks of a user with these statuses. */
  async removeOfUser(userId: number, statuses: readonly TaskStatus[]): Promise<void> {
    requireTransaction();
    const filter = { user_id: userId, status: { $in: [...statuses] } };
    await this.tasks.deleteMany(filter).exec();
  }

  /** Tasks of one status that are due, longest waiting first. */
  async listWaiting(status: TaskStatus, limit: number, now: Date): Promise<Task[]> {
    const due = { $or: [{ notBefore: null }, { notBefore: { $lte: now } }] };
    const filter = status === 'pending' ? { status, ...due } : { status };
    return readMany(this.tasks, filter, { sort: { updated_at: 1, _id: 1 }, limit });
  }

  /** Running tasks whose last change lies in this span, oldest first. */
  async listRunning(
    { after, until }: { after: Date; until: Date },
    limit: number,
  ): Promise<Task[]> {
    const filter = { status: 'in_progress', updated_at: { $gt: after, $lte: until } };
    return readMany(this.tasks, filter, { sort: { updated_at: 1, _id: 1 }, limit });
  }

  /** A user's tasks of one status, longest waiting first. */
  async listOldestOfUser(userId: number, status: TaskStatus, limit: number): Promise<Task[]> {
    const filter = { user_id: userId, status };
    return readMany(this.tasks, filter, { sort: { updated_at: 1, _id: 1 }, limit });
  }

  /** A user's tasks of one status that changed after an instant, newest first. */
  async listNewestOfUser(
    userId: number,
    status: TaskStatus,
    after: Date,
    limit: number,
  ): Promise<Task[]> {
    const filter = { user_id: userId, status, updated_at: { $gt: after } };
    return readMany(this.tasks, filter, { sort: { updated_at: -1, _id: -1 }, limit });
  }
}
