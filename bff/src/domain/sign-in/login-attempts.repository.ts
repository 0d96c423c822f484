import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { LOGIN_ATTEMPT_MODEL, type LoginAttemptRecord } from './login-attempt.schema';

/** Stored login attempts. */
@Injectable()
export class LoginAttemptsRepository {
  constructor(
    @InjectModel(LOGIN_ATTEMPT_MODEL) private readonly attempts: Model<LoginAttemptRecord>,
  ) {}

  /** Stores an attempt before it is checked; the id is needed to remove it. */
  async insert(attempt: Omit<LoginAttemptRecord, '_id'>): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    await this.attempts.create({ _id, ...attempt });
    return _id;
  }

  /** Number of attempts in a counter since an instant, at most `upTo`. */
  async countSince(counter: string, since: Date, upTo: number): Promise<number> {
    const filter = { counters: counter, at: { $gt: since } };
    return this.attempts.countDocuments(filter, { limit: upTo }).exec();
  }

  /** Times of the attempts in a counter since an instant, oldest first. */
  async listSince(counter: string, since: Date, except: Types.ObjectId): Promise<Date[]> {
    const attempts = await this.attempts
      .find({ counters: counter, at: { $gt: since } }, { at: 1 })
      .lean<Pick<LoginAttemptRecord, '_id' | 'at'>[]>()
      .exec();
    // Sorted here: they are few, and an index on an array field does not always return the order of its
    // second field.
    return attempts
      .filter(({ _id }) => !_id.equals(except))
      .map(({ at }) => at)
      .sort((a, b) => a.getTime() - b.getTime());
  }

  /** Removes an attempt that did not fail. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.attempts.deleteOne({ _id: id }).exec();
  }

  /** Removes all attempts of a counter. */
  async removeOfCounter(counter: string): Promise<void> {
    await this.attempts.deleteMany({ counters: counter }).exec();
  }

  /** Removes all attempts on an account, from every source. */
  async removeOfAccount(userId: number): Promise<void> {
    await this.attempts.deleteMany({ userId }).exec();
  }
}
