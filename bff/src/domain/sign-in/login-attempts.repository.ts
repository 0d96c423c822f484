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

  /** When an account was tried from an address since an instant, in the order of time. */
  async listOfPair(
    userId: number,
    address: string,
    since: Date,
    except: Types.ObjectId,
  ): Promise<Date[]> {
    const attempts = await this.attempts
      .find({ userId, address, at: { $gt: since } }, { at: 1 })
      .sort({ at: 1 })
      .lean<Pick<LoginAttemptRecord, '_id' | 'at'>[]>()
      .exec();
    return attempts.filter(({ _id }) => !_id.equals(except)).map(({ at }) => at);
  }

  /** Takes an attempt back: it did not fail. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.attempts.deleteOne({ _id: id }).exec();
  }

  /** Takes back what was tried on an account, from one address or from everywhere. */
  async removeOfAccount(userId: number, address?: string): Promise<void> {
    await this.attempts
      .deleteMany({ userId, ...(address === undefined ? {} : { address }) })
      .exec();
  }
}
