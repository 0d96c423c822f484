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

  /** Writes an attempt down before it is checked; its id takes it back. */
  async insert(attempt: Omit<LoginAttemptRecord, '_id'>): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    await this.attempts.create({ _id, ...attempt });
    return _id;
  }

  /** Attempts of a counter since an instant; counts no further than `upTo`. */
  async countSince(counter: string, since: Date, upTo: number): Promise<number> {
    const filter = { counters: counter, at: { $gt: since } };
    return this.attempts.countDocuments(filter, { limit: upTo }).exec();
  }

  /** When attempts of a counter were made since an instant, in the order of time. */
  async listSince(counter: string, since: Date, except: Types.ObjectId): Promise<Date[]> {
    const attempts = await this.attempts
      .find({ counters: counter, at: { $gt: since } }, { at: 1 })
      .lean<Pick<LoginAttemptRecord, '_id' | 'at'>[]>()
      .exec();
    // Few, and the order of an index over a list is not everywhere the order of its second key.
    return attempts
      .filter(({ _id }) => !_id.equals(except))
      .map(({ at }) => at)
      .sort((a, b) => a.getTime() - b.getTime());
  }

  /** Takes an attempt back: it did not fail. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.attempts.deleteOne({ _id: id }).exec();
  }

  /** Takes back everything in a counter. */
  async removeOfCounter(counter: string): Promise<void> {
    await this.attempts.deleteMany({ counters: counter }).exec();
  }

  /** Takes back what was tried on an account from everywhere. */
  async removeOfAccount(userId: number): Promise<void> {
    await this.attempts.deleteMany({ userId }).exec();
  }
}
