import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type PlanEnds, searchKeyOf } from '@portal/rules';
import { Model } from 'mongoose';
import type { Account } from './account';
import type { AccountOrder, AccountRow } from './account-list';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from './account.schema';

/** Ids of one question; a longer list of them would no longer be looked up in the index. */
const BATCH = 400;

/** Who downloaded how much. */
export type Downloader = Pick<Account, 'userId' | 'name' | 'totals'>;

/** Reads many users at once, always along an index. */
@Injectable()
export class AccountListsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** How many users' plans have these ends. */
  async count(ends: PlanEnds): Promise<number> {
    return this.users.countDocuments(between(ends)).exec();
  }

  /** How many users never had a plan. */
  async countWithoutPlan(): Promise<number> {
    return this.users.countDocuments({ expiresAt: null }).exec();
  }

  /** A stretch of everybody, or of those whose plans have these ends. */
  async list(
    ends: PlanEnds | null,
    { by, direction }: AccountOrder,
    stretch: { readonly skip: number; readonly limit: number },
  ): Promise<Account[]> {
    // The condition on the id makes the index of the ids the one that is read.
    const [filter, order] =
      by === 'userId'
        ? [{ userId: { $gt: 0 } }, { userId: direction }]
        : [{}, { expiresAt: direction, userId: direction }];
    return this.users
      .find({ ...filter, ...(ends ? between(ends) : {}) }, ACCOUNT_PROJECTION)
      .sort(order)
      .skip(stretch.skip)
      .limit(stretch.limit)
      .lean<Account[]>()
      .exec();
  }

  /** Ids of the users whose plans have these ends, in no order. */
  async listRows(ends: PlanEnds): Promise<Omit<AccountRow, 'name'>[]> {
    return this.users
      .find(between(ends), { _id: 0, userId: 1, expiresAt: 1 })
      .lean<Omit<AccountRow, 'name'>[]>()
      .exec();
  }

  /** Users one of whose search keys begins as the searched text does; some may not be meant by it. */
  async listFound(search: string): Promise<AccountRow[]> {
    // Search keys hold no sign of a regular expression; a range would not bound a list of keys.
    const begins = new RegExp(`^${searchKeyOf(search)}`);
    return this.users
      .find({ searchKeys: begins }, { _id: 0, userId: 1, name: 1, expiresAt: 1 })
      .lean<AccountRow[]>()
      .exec();
  }

  /** Users with a tag. */
  async listTagged(tag: string): Promise<AccountRow[]> {
    return this.users
      .find({ tags: tag }, { _id: 0, userId: 1, name: 1, expiresAt: 1 })
      .lean<AccountRow[]>()
      .exec();
  }

  /** These users, in no order; those who are gone are left out. */
  async listByIds(userIds: readonly number[]): Promise<Account[]> {
    const found: Account[] = [];
    for (let from = 0; from < userIds.length; from += BATCH) {
      const batch = userIds.slice(from, from + BATCH);
      found.push(
        ...(await this.users
          .find({ userId: { $in: batch } }, ACCOUNT_PROJECTION)
          .lean<Account[]>()
          .exec()),
      );
    }
    return found;
  }

  /** Those who downloaded most, the first first, equal ones by id; nobody without a download. */
  async listTopDownloaders(limit: number): Promise<Downloader[]> {
    return this.users
      .find({ 'totals.downloads': { $gt: 0 } }, { _id: 0, userId: 1, name: 1, totals: 1 })
      .sort({ 'totals.downloads': -1, userId: 1 })
      .limit(limit)
      .lean<Downloader[]>()
      .exec();
  }
}

/** Dates only: who never had a plan has null, which lies in no range of dates. */
function between({ after, until }: PlanEnds): { expiresAt: { $gt?: Date; $lte?: Date } } {
  return { expiresAt: { ...(after ? { $gt: after } : {}), ...(until ? { $lte: until } : {}) } };
}
