import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanEnds } from '@portal/rules';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Candidate } from './dry-run';

/** Ids of one query; a longer list of them would no longer be looked up in the index. */
export const USER_BATCH = 400;

/** Reads those whom a bulk action is for. */
@Injectable()
export class SelectedUsersRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** Ids of everybody, or of those whose plans have these ends; at most so many. */
  async listIds(ends: PlanEnds | null, limit: number): Promise<number[]> {
    const order: Record<string, 1> = ends ? { expiresAt: 1, userId: 1 } : { userId: 1 };
    const rows = await this.users
      .find(ends ? { expiresAt: between(ends) } : { userId: { $gt: 0 } }, { _id: 0, userId: 1 })
      .sort(order)
      .limit(limit)
      .lean<Pick<Candidate, 'userId'>[]>()
      .exec();
    return rows.map(({ userId }) => userId);
  }

  /** These users, at most USER_BATCH, by id; those who are gone are left out. */
  async listByIds(userIds: readonly number[]): Promise<Map<number, Candidate>> {
    const users = await this.users
      .find({ userId: { $in: userIds } }, { _id: 0, userId: 1, name: 1, plan: 1, isFrozen: 1 })
      .lean<Candidate[]>()
      .exec();
    return new Map(users.map((user) => [user.userId, user]));
  }
}

/** Dates only: who never had a plan has null, which lies in no range of dates. */
const between = ({ after, until }: PlanEnds): { $gt?: Date; $lte?: Date } => ({
  ...(after ? { $gt: after } : {}),
  ...(until ? { $lte: until } : {}),
});
