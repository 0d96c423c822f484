import { Schema } from 'mongoose';

/** Token of the model of the feed's bounds. */
export const BOT_FEED_MODEL = 'BotFeed';

/** Bounds of the feed. */
export interface BotFeedRecord {
  _id: string;
  /** Last assigned position; every position up to it can be read, or was removed. */
  last?: number;
  /** Highest removed position; absent: none. */
  swept?: number;
}

/** Name of the collection. */
export const BOT_FEED = 'bot_feed';

/**
 * Collection `bot_feed`: one document. Each run that assigns positions writes it, so concurrent runs
 * conflict here.
 */
export const botFeedSchema = new Schema<BotFeedRecord>(
  {
    _id: { type: String, required: true },
    last: { type: Number },
    swept: { type: Number },
  },
  { collection: BOT_FEED, versionKey: false, strict: 'throw' },
);
