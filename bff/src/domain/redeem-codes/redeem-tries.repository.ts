import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { REDEEM_TRIES } from '@portal/rules';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { REDEEM_TRIES_MODEL, type RedeemTriesRecord } from './redeem-tries.schema';

/** Failed redemptions; only inside a transaction, so that two at once count as two. */
@Injectable()
export class RedeemTriesRepository {
  constructor(@InjectModel(REDEEM_TRIES_MODEL) private readonly tries: Model<RedeemTriesRecord>) {}

  /** When a user failed lately; may hold instants that no longer count. */
  async failuresOf(userId: number, session: ClientSession): Promise<Date[]> {
    const known = await this.tries
      .findById(userId, { failedAt: 1 }, { session })
      .lean<Pick<RedeemTriesRecord, 'failedAt'>>()
      .exec();
    return known?.failedAt ?? [];
  }

  /** Replaces the failures of a user; the last one is the newest. */
  async save(userId: number, failedAt: readonly Date[], session: ClientSession): Promise<void> {
    const newest = failedAt[failedAt.length - 1]?.getTime() ?? 0;
    const expiresAt = new Date(newest + REDEEM_TRIES.withinMs);
    await this.tries
      .findOneAndUpdate(
        { _id: userId },
        { $set: { failedAt, expiresAt } },
        { session, upsert: true },
      )
      .exec();
  }

  /** Forgets the failures of a user. */
  async remove(userId: number, session: ClientSession): Promise<void> {
    await this.tries.deleteOne({ _id: userId }, { session }).exec();
  }
}
