import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { DirectedSlice } from '../../platform/http/page';
import { countMany, readMany } from '../../platform/mongo/read';
import { atEnd, requireTransaction } from '../../platform/mongo/running-transaction';
import type { LoginFilter } from './login-filter';
import { LOGIN_MODEL, type LoginRecord } from './login-history.schema';

/** A page of users has a few hundred sign-ins. */
const TIMES_AT_ONCE = 2_000;

/** Stored sign-ins. */
@Injectable()
export class LoginHistoryRepository {
  constructor(@InjectModel(LOGIN_MODEL) private readonly logins: Model<LoginRecord>) {}

  /** Adds a sign-in at the end of the transaction. */
  insert(login: Omit<LoginRecord, '_id'>): void {
    atEnd().insert(this.logins, login);
  }

  /** The latest sign-ins of a user after an instant, newest first. */
  async listOfUser(userId: number, after: Date, limit: number): Promise<LoginRecord[]> {
    const filter = { userId, at: { $gt: after } };
    return readMany(this.logins, filter, { sort: { at: -1, _id: -1 }, limit });
  }

  /** The times of the sign-ins of some users after an instant, in no order, read from an index alone. */
  async listTimes(
    userIds: readonly number[],
    after: Date,
  ): Promise<Pick<LoginRecord, 'userId' | 'at'>[]> {
    if (userIds.length === 0) return [];
    const projection = { _id: 0, userId: 1, at: 1 };
    const condition = { userId: { $in: [...userIds] }, at: { $gt: after } };
    return readMany(this.logins, condition, { projection, batchSize: TIMES_AT_ONCE });
  }

  /** Number of sign-ins after an instant. */
  async count(after: Date): Promise<number> {
    const oldest = { projection: { _id: 1 }, sort: { at: 1 }, limit: 1 } as const;
    const cleared = await readMany(this.logins, { at: { $lte: after } }, oldest);
    // The estimated count is exact enough and fast; after a clearance the remaining sign-ins are few.
    if (cleared.length === 0) return this.logins.estimatedDocumentCount().exec();
    return countMany(this.logins, { at: { $gt: after } });
  }

  /** Number of sign-ins after an instant that a filter lists. */
  async countOf(filter: LoginFilter, after: Date): Promise<number> {
    return countMany(this.logins, conditionOf(filter, after));
  }

  /** A slice of the sign-ins after an instant that a filter lists, newest (-1) or oldest (1) first. */
  async list(
    filter: LoginFilter,
    after: Date,
    { direction, ...slice }: DirectedSlice,
  ): Promise<LoginRecord[]> {
    const sort = { at: direction, _id: direction };
    return readMany(this.logins, conditionOf(filter, after), { sort, ...slice });
  }

  /** One sign-in; null when there is none. */
  async find(id: string): Promise<LoginRecord | null> {
    return this.logins.findById(id).lean<LoginRecord>().exec();
  }

  /** Removes sign-ins after an instant, at most 400; returns the number removed. */
  async remove(ids: readonly string[], after: Date): Promise<number> {
    requireTransaction();
    const filter = { _id: { $in: [...ids] }, at: { $gt: after } };
    return (await this.logins.deleteMany(filter).exec()).deletedCount;
  }

  /** Removes up to `limit` sign-ins up to an instant, oldest first; returns the number removed. */
  async removeUntil(instant: Date, limit: number): Promise<number> {
    const old = await this.logins
      .find({ at: { $lte: instant } }, { _id: 1 })
      .sort({ at: 1 })
      .limit(limit)
      .batchSize(limit)
      .lean<Pick<LoginRecord, '_id'>[]>()
      .exec();
    if (old.length === 0) return 0;
    const ids = old.map(({ _id }) => _id);
    return (await this.logins.deleteMany({ _id: { $in: ids } }).exec()).deletedCount;
  }

  /** Number of sign-ins since an instant. */
  async countSince(since: Date): Promise<number> {
    return countMany(this.logins, { at: { $gte: since } });
  }
}

const conditionOf = ({ userId, address, within }: LoginFilter, after: Date) => ({
  ...(userId !== null && { userId }),
  ...(address !== null && { address }),
  at: { $gt: after, ...(within && { $gte: within.first, $lte: within.last }) },
});
