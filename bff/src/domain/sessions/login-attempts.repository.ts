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

  /** Attempts since an instant, of one address or, without one, of all. */
  async countSince(
    audience: LoginAttemptRecord['audience'],
    since: Date,
    address?: string,
  ): Promise<number> {
    const from = address === undefined ? {} : { address };
    return this.attempts.countDocuments({ audience, ...from, at: { $gt: since } }).exec();
  }

  /** Takes an attempt back: it did not fail. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.attempts.deleteOne({ _id: id }).exec();
  }
}
