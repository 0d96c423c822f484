import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { PASSWORD_FAILURES_MODEL, type PasswordFailuresRecord } from './password-failures.schema';

/** Counts wrong passwords in a row, per account. */
@Injectable()
export class PasswordFailuresRepository {
  constructor(
    @InjectModel(PASSWORD_FAILURES_MODEL) private readonly model: Model<PasswordFailuresRecord>,
  ) {}

  /** Increments the count, before the password is checked. */
  async add(userId: number, expiresAt: Date): Promise<void> {
    const counted = { $inc: { failures: 1 }, $set: { expiresAt } };
    // Concurrent inserts of a count conflict on its id.
    await retryOnDuplicateKey(() =>
      this.model.updateOne({ _id: userId }, counted, { upsert: true }).exec(),
    );
  }

  /** Number of wrong passwords in a row. */
  async count(userId: number): Promise<number> {
    const counted = await this.model.findById(userId).lean<PasswordFailuresRecord>().exec();
    return counted?.failures ?? 0;
  }

  /** Decrements the count for a password that was not checked. */
  async takeBack(userId: number): Promise<void> {
    await this.model.updateOne({ _id: userId }, { $inc: { failures: -1 } }).exec();
  }

  /** Resets the count after a successful proof. */
  async clear(userId: number): Promise<void> {
    await this.model.deleteOne({ _id: userId }).exec();
  }
}
