import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type PlanEnds, searchKeyOf } from '@portal/rules';
import { Model } from 'mongoose';
import { countMany, readMany } from '../../platform/mongo/read';
import type { Account } from './account';
import type { AccountOrder, AccountRow } from './account-list';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from './account.schema';

/** Number of ids in one query; MongoDB would not use the index for a much longer list. */
export const IDS_AT_ONCE = 400;

/** Time limit of a search (SEC-42). */
const LONGEST_SEARCH_MS = 5_000;

/** Batch size for long lists; takes a few ms on both sides. */
const ROWS_AT_ONCE = 2_000;

const AT_ONCE = { batchSize: IDS_AT_ONCE } as const;

const ROW_PROJECTION = { _id: 0, userId: 1, name: 1, expiresAt: 1 } as const;

const SEARCH = {
  projection: ROW_PROJECTION,
  batchSize: ROWS_AT_ONCE,
  maxTimeMS: LONGEST_SEARCH_MS,
} as const;

/** A user of the leaderboard with the download totals. */
export type Downloader = Pick<Account, 'userId' | 'name' | 'totals'>;

/** Reads many users at once, always by an index. */
@Injectable()
export class AccountListsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** Number of users whose plan ends in this range. */
  async count(ends: PlanEnds): Promise<number> {
    return countMany(this.users, between(ends));
  }

  /** Number of users who never had a plan. */
  async countWithoutPlan(): Promise<number> {
    return countMany(this.users, { expiresAt: null });
  }

  /** A slice of all users, or of the users whose plan ends in this range. */
  async list(
    ends: PlanEnds | null,
    { by, direction }: AccountOrder,
    stretch: { readonly skip: number; readonly limit: number },
  ): Promise<Account[]> {
    // The condition on the id makes MongoDB use the index on ids.
    const [filter, sort]: [object, Record<string, 1 | -1>] =
      by === 'userId'
        ? [{ userId: { $gt: 0 } }, { userId: direction }]
        : [{}, { expiresAt: direction, userId: direction }];
    const page = { projection: ACCOUNT_PROJECTION, sort, ...stretch };
    return readMany(this.users, { ...filter, ...(ends ? between(ends) : {}) }, page);
  }

  /** Ids of all users, or of the users whose plan ends in this range, in no order; limit 0: no limit. */
  async listRows(ends: PlanEnds | null, limit = 0): Promise<Omit<AccountRow, 'name'>[]> {
    const projection = { _id: 0, userId: 1, expiresAt: 1 };
    const filter = ends ? between(ends) : { userId: { $gt: 0 } };
    return readMany(this.users, filter, { projection, limit, batchSize: ROWS_AT_ONCE });
  }

  /** The users with the next higher ids, ascending. */
  async listRowsAfter(userId: number, limit: number): Promise<AccountRow[]> {
    const next = { sort: { userId: 1 }, limit, batchSize: limit } as const;
    const rows = { projection: ROW_PROJECTION, ...next };
    return readMany(this.users, { userId: { $gt: userId } }, rows);
  }

  /** Users with a search key that starts like the searched text; limit 0: no limit. */
  async listFound(search: string, limit = 0): Promise<AccountRow[]> {
    return readMany(this.users, foundBy(search), { ...SEARCH, limit });
  }

  /** The same with all fields. */
  async listFoundAccounts(search: string, limit = 0): Promise<Account[]> {
    const whole = { ...SEARCH, projection: ACCOUNT_PROJECTION };
    return readMany(this.users, foundBy(search), { ...whole, limit });
  }

  /** Users with a tag; limit 0: all of them. */
  async listTagged(tag: string, limit = 0): Promise<AccountRow[]> {
    return readMany(this.users, { tags: tag }, { ...SEARCH, limit });
  }

  /** At most 400 users, in no order; deleted users are left out. */
  async listByIds(userIds: readonly number[]): Promise<Account[]> {
    return readMany(this.users, amongIds(userIds), { projection: ACCOUNT_PROJECTION, ...AT_ONCE });
  }

  /** Names of at most 400 users, in no order; deleted users are left out. */
  async listNames(userIds: readonly number[]): Promise<Pick<Account, 'userId' | 'name'>[]> {
    const projection = { _id: 0, userId: 1, name: 1 };
    return readMany(this.users, amongIds(userIds), { projection, ...AT_ONCE });
  }

  /**
   * Users with the most downloads, highest first, equal ones by id; users without downloads are left out.
   */
  async listTopDownloaders(limit: number): Promise<Downloader[]> {
    const projection = { _id: 0, userId: 1, name: 1, totals: 1 };
    const highest = { projection, sort: { 'totals.downloads': -1, userId: 1 }, limit } as const;
    const filter: object = { 'totals.downloads': { $gt: 0 } };
    return readMany(this.users, filter, highest);
  }
}

/**
 * Search keys contain no special characters of regular expressions. A range query has no tight bounds on an array
 * field.
 */
const foundBy = (search: string) => ({ searchKeys: new RegExp(`^${searchKeyOf(search)}`) });

const amongIds = (userIds: readonly number[]) => ({ userId: { $in: [...userIds] } });

/** Matches dates only: a user who never had a plan has null, which matches no date range. */
function between({ after, until }: PlanEnds): { expiresAt: { $gt?: Date; $lte?: Date } } {
  return { expiresAt: { ...(after ? { $gt: after } : {}), ...(until ? { $lte: until } : {}) } };
}
