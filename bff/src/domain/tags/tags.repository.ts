import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { beginningWith } from '../../platform/mongo/beginning';
import { readMany } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import { TAG_COUNT_MODEL, type TagCount } from './tag-count.schema';

/** Tags of users, and the number of users per tag. */
@Injectable()
export class TagsRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
    @InjectModel(TAG_COUNT_MODEL) private readonly counts: Model<TagCount>,
  ) {}

  /** Replaces the tags of a user. */
  async setTags(userId: number, tags: readonly string[]): Promise<void> {
    requireTransaction();
    await this.users.updateOne({ userId }, { $set: { tags: [...tags] } }).exec();
  }

  /**
   * Changes the number of users of a tag.
   * @throws error 11000 when a concurrent transaction created its record.
   */
  async count(tag: string, change: 1 | -1): Promise<void> {
    requireTransaction();
    const update = { $inc: { users: change } };
    const counted = await this.counts.updateOne({ _id: tag }, update).exec();
    if (counted.matchedCount === 0) {
      await this.counts.create([{ _id: tag, users: change }]);
    }
  }

  /** Tags in use that begin with a text, in alphabetical order. */
  async listBeginning(text: string, limit: number): Promise<TagCount[]> {
    const condition = { _id: beginningWith(text), users: { $gt: 0 } };
    return readMany(this.counts, condition, { sort: { _id: 1 }, limit });
  }

  /** Tags with users, most used first, equal ones in alphabetical order. */
  async listCounts(limit: number): Promise<TagCount[]> {
    return readMany(this.counts, { users: { $gt: 0 } }, { sort: { users: -1, _id: 1 }, limit });
  }
}
