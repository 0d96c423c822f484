import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { BOT_FEED_MODEL, type BotFeedRecord } from './bot-feed.schema';

const FEED = 'feed';

/** How far the feed reaches. */
export type BotFeedBounds = Required<Pick<BotFeedRecord, 'last' | 'swept'>>;

/** The bounds of the feed. */
@Injectable()
export class BotFeedRepository {
  constructor(@InjectModel(BOT_FEED_MODEL) private readonly feeds: Model<BotFeedRecord>) {}

  /** As a majority knows them, so that nobody gets a position that a failover takes back. */
  async read(session?: ClientSession): Promise<BotFeedBounds> {
    const query = this.feeds.findById(FEED, { _id: 0 }, { session });
    const found = await (session ? query : query.readConcern('majority'))
      .lean<Partial<BotFeedBounds>>()
      .exec();
    return { last: found?.last ?? 0, swept: found?.swept ?? 0 };
  }

  /** Writes down the position given last. */
  async saveLast(last: number, session: ClientSession): Promise<void> {
    await this.feeds
      .findOneAndUpdate({ _id: FEED }, { $set: { last } }, { upsert: true, session })
      .lean()
      .exec();
  }

  /** Writes down what is swept away; never less than before. */
  async saveSwept(swept: number): Promise<void> {
    const isLess = { $or: [{ swept: null }, { swept: { $lte: swept } }] };
    await this.feeds.updateOne({ _id: FEED, ...isLess }, { $set: { swept } }).exec();
  }
}
