import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InstantRange } from '@portal/rules';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';

/** Counts users for the administrators' metrics. */
@Injectable()
export class UserCountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** All users, counted by the index on ids: a plain count would read every document. */
  async countAll(): Promise<number> {
    return this.users.countDocuments({ userId: { $gt: 0 } }).exec();
  }

  /** Users whose accounts were created in a time range. */
  async countOpened({ first, last }: InstantRange): Promise<number> {
    return this.users.countDocuments({ createdAt: { $gte: first, $lte: last } }).exec();
  }

  /** Users whose paid plans ended in a time range. */
  async countPaidEnds({ first, last }: InstantRange): Promise<number> {
    const paid = { expiresAt: { $gte: first, $lte: last }, 'plan.price': { $gt: 0 } };
    return this.users.countDocuments(paid).exec();
  }

  /** Users without the given ids. */
  async countOthers(userIds: readonly number[]): Promise<number> {
    return this.users.countDocuments({ userId: { $gt: 0, $nin: [...userIds] } }).exec();
  }

  /** Users whose accounts were created since an instant. */
  async countSince(since: Date): Promise<number> {
    return this.users.countDocuments({ createdAt: { $gte: since } }).exec();
  }
}
