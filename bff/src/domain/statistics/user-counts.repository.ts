import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InstantRange } from '@portal/rules';
import { Model } from 'mongoose';
import { countMany } from '../../platform/mongo/read';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';

/** Counts users for the administrators' metrics. */
@Injectable()
export class UserCountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** All users, counted by the index on ids: a plain count would read every document. */
  async countAll(): Promise<number> {
    return countMany(this.users, { userId: { $gt: 0 } });
  }

  /** Users whose accounts were created in a time range. */
  async countOpened({ first, last }: InstantRange): Promise<number> {
    return countMany(this.users, { createdAt: { $gte: first, $lte: last } });
  }

  /** Users whose paid plans ended in a time range. */
  async countPaidEnds({ first, last }: InstantRange): Promise<number> {
    const paid: object = { expiresAt: { $gte: first, $lte: last }, 'plan.price': { $gt: 0 } };
    return countMany(this.users, paid);
  }

  /** Users without the given ids. */
  async countOthers(userIds: readonly number[]): Promise<number> {
    return countMany(this.users, { userId: { $gt: 0, $nin: [...userIds] } });
  }

  /** Users whose accounts were created since an instant. */
  async countSince(since: Date): Promise<number> {
    return countMany(this.users, { createdAt: { $gte: since } });
  }
}
