import { Schema } from 'mongoose';

/** Token of the model of the feed's bounds. */
export const BOT_FEED_MODEL = 'BotFeed';

/** How far the feed reaches. */
export interface BotFeedRecord {
  _id: string;
  /** Position given last; every position up to it can be read, or was swept away. */
  last?: number;
  /** Highest position that was swept away; absent: none. */
  swept?: number;
}

/** Collection `bot_feed`: one document. Whoever gives positions writes it, so two at once collide here. */
export const botFeedSchema = new Schema<BotFeedRecord>(
  {
    _id: { type: String, required: true },
    last: { type: Number },
    swept: { type: Number },
  },
  { collection: 'bot_feed', versionKey: false, strict: 'throw' },
);
