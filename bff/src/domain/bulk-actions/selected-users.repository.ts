import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanEnds } from '@portal/rules';
import { Model } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { Candidate } from './dry-run';

/** Number of ids in one query; MongoDB would not use the index for a much longer list. */
export const USER_BATCH = 400;

/** Reads the selected users of a bulk action. */
@Injectable()
export class SelectedUsersRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** Ids of all users, or of the users whose plan ends in this range; at most `limit`. */
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

  /** These users, at most USER_BATCH, by id; deleted users are left out. */
  async listByIds(userIds: readonly number[]): Promise<Map<number, Candidate>> {
    const users = await this.users
      .find({ userId: { $in: userIds } }, { _id: 0, userId: 1, name: 1, plan: 1, isFrozen: 1 })
      .lean<Candidate[]>()
      .exec();
    return new Map(users.map((user) => [user.userId, user]));
  }
}

/** Matches dates only: a user who never had a plan has null, which matches no date range. */
const between = ({ after, until }: PlanEnds): { $gt?: Date; $lte?: Date } => ({
  ...(after ? { $gt: after } : {}),
  ...(until ? { $lte: until } : {}),
});
