import { countingTries, type TryLimit, tryWaitSeconds } from '@portal/rules';
import type { Model } from 'mongoose';
import { requireTransaction } from '../mongo/running-transaction';
import type { FailedTriesRecord } from './failed-tries.schema';

/**
 * Failed tries of users, counted over all instances. Call it only inside a transaction: two tries at once
 * write the same document of the user, so both are counted. Two first tries at once may cause a duplicate key
 * error; run them again then.
 */
export abstract class FailedTriesRepository {
  constructor(
    private readonly tries: Model<FailedTriesRecord>,
    private readonly limit: TryLimit,
  ) {}

  /** Seconds until a user may try again; 0 when the user may try now. */
  async waitSeconds(userId: number, now: Date): Promise<number> {
    return tryWaitSeconds(this.limit, await this.failuresOf(userId), now);
  }

  /** Counts a failed try. */
  async note(userId: number, now: Date): Promise<void> {
    const failedAt = countingTries(this.limit, await this.failuresOf(userId), now);
    await this.save(userId, [...failedAt, now]);
  }

  /** Removes one try of that instant, because it was correct. */
  async takeBack(userId: number, at: Date): Promise<void> {
    const failedAt = await this.failuresOf(userId);
    const place = failedAt.findIndex((one) => one.getTime() === at.getTime());
    if (place >= 0) await this.save(userId, failedAt.toSpliced(place, 1));
  }

  /** Deletes the failures of a user. */
  async remove(userId: number): Promise<void> {
    requireTransaction();
    await this.tries.deleteOne({ _id: userId }).exec();
  }

  /** Times of a user's failures. May contain times that do not count any more. */
  private async failuresOf(userId: number): Promise<Date[]> {
    const known = await this.tries
      .findById(userId, { failedAt: 1 })
      .lean<Pick<FailedTriesRecord, 'failedAt'>>()
      .exec();
    return known?.failedAt ?? [];
  }

  /** Replaces the failures of a user. The last one must be the newest. */
  private async save(userId: number, failedAt: readonly Date[]): Promise<void> {
    requireTransaction();
    const newest = failedAt[failedAt.length - 1]?.getTime() ?? 0;
    const expiresAt = new Date(newest + this.limit.withinMs);
    await this.tries
      .findOneAndUpdate({ _id: userId }, { $set: { failedAt, expiresAt } }, { upsert: true })
      .exec();
  }
}
