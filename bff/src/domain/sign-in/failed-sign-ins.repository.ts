import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { FAILED_SIGN_IN_MODEL, type FailedSignInRecord } from './failed-sign-in.schema';

/** Stored counters of failed sign-ins. */
@Injectable()
export class FailedSignInsRepository {
  constructor(
    @InjectModel(FAILED_SIGN_IN_MODEL) private readonly failures: Model<FailedSignInRecord>,
  ) {}

  /** Increments a counter and returns it; concurrent calls get different counts. */
  async count(_id: string, expiresAt: Date): Promise<FailedSignInRecord> {
    // Concurrent inserts of a counter conflict on its id, and one of them retries.
    const counted = await retryOnDuplicateKey(() =>
      this.failures
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $set: { expiresAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<FailedSignInRecord>()
        .exec(),
    );
    return counted ?? { _id, count: 1, expiresAt };
  }

  /** Marks a kind as above the limit of kinds. */
  async noteAboveLimit(_id: string): Promise<void> {
    await this.failures.updateOne({ _id }, { $set: { isAboveLimit: true } }).exec();
  }
}
