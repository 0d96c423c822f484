import { countingTries, type TryLimit, tryWaitSeconds } from '@portal/rules';
import type { ClientSession, Model } from 'mongoose';
import type { FailedTriesRecord } from './failed-tries.schema';

/**
 * Failed tries of users, counted over all instances. Only inside a transaction, so that two tries at
 * once count as two: both write the user's one document. Two first tries at once may meet in a
 * duplicate key; run them again.
 */
export abstract class FailedTriesRepository {
  constructor(
    private readonly tries: Model<FailedTriesRecord>,
    private readonly limit: TryLimit,
  ) {}

  /** Seconds until a user may try again, 0 when they may now. */
  async waitSeconds(userId: number, now: Date, session: ClientSession): Promise<number> {
    return tryWaitSeconds(this.limit, await this.failuresOf(userId, session), now);
  }

  /** Counts a failed try. */
  async note(userId: number, now: Date, session: ClientSession): Promise<void> {
    const failedAt = countingTries(this.limit, await this.failuresOf(userId, session), now);
    await this.save(userId, [...failedAt, now], session);
  }

  /** Takes one try of that instant back, because it turned out right. */
  async takeBack(userId: number, at: Date, session: ClientSession): Promise<void> {
    const failedAt = await this.failuresOf(userId, session);
    const place = failedAt.findIndex((one) => one.getTime() === at.getTime());
    if (place >= 0) await this.save(userId, failedAt.toSpliced(place, 1), session);
  }

  /** Forgets the failures of a user. */
  async remove(userId: number, session: ClientSession): Promise<void> {
    await this.tries.deleteOne({ _id: userId }, { session }).exec();
  }

  /** When a user failed lately; may hold instants that no longer count. */
  private async failuresOf(userId: number, session: ClientSession): Promise<Date[]> {
    const known = await this.tries
      .findById(userId, { failedAt: 1 }, { session })
      .lean<Pick<FailedTriesRecord, 'failedAt'>>()
      .exec();
    return known?.failedAt ?? [];
  }

  /** Replaces the failures of a user; the last one is the newest. */
  private async save(
    userId: number,
    failedAt: readonly Date[],
    session: ClientSession,
  ): Promise<void> {
    const newest = failedAt[failedAt.length - 1]?.getTime() ?? 0;
    const expiresAt = new Date(newest + this.limit.withinMs);
    await this.tries
      .findOneAndUpdate(
        { _id: userId },
        { $set: { failedAt, expiresAt } },
        { session, upsert: true },
      )
      .exec();
  }
}
