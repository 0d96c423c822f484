import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import { isInTransaction, requireTransaction } from '../../platform/mongo/running-transaction';
import { BOT_FEED_MODEL, type BotFeedRecord } from './bot-feed.schema';

const FEED = 'feed';

/** First and last bound of the feed. */
export type BotFeedBounds = Required<Pick<BotFeedRecord, 'last' | 'swept'>>;

/** The bounds of the feed. */
@Injectable()
export class BotFeedRepository {
  constructor(@InjectModel(BOT_FEED_MODEL) private readonly feeds: Model<BotFeedRecord>) {}

  /** Reads with majority, so that no reader gets a position that a failover rolls back. */
  async read(): Promise<BotFeedBounds> {
    const [found] = await readMany(
      this.feeds,
      { _id: FEED },
      { limit: 1, ...(!isInTransaction() && { readConcern: { level: 'majority' } }) },
    );
    return { last: found?.last ?? 0, swept: found?.swept ?? 0 };
  }

  /** Stores the last assigned position. */
  async saveLast(last: number): Promise<void> {
    requireTransaction();
    await this.feeds
      .findOneAndUpdate({ _id: FEED }, { $set: { last } }, { upsert: true })
      .lean()
      .exec();
  }

  /** Stores the highest removed position; it never decreases. */
  async saveSwept(swept: number): Promise<void> {
    const isLess = { $or: [{ swept: null }, { swept: { $lte: swept } }] };
    await this.feeds.updateOne({ _id: FEED, ...isLess }, { $set: { swept } }).exec();
  }
}
