import { Schema, type Types } from 'mongoose';
import type { BotEventFacts } from './bot-event';

/** Token of the model of the bot's events. */
export const BOT_EVENT_MODEL = 'BotEvent';

/** An event for the bot, with or without a position in the feed. */
export interface BotEventRecord {
  _id: Types.ObjectId;
  key: string;
  at: Date;
  facts: BotEventFacts;
  /** It waits at least until then; absent: it may have a position at once. */
  notBefore?: Date;
  /** Whether it has no position yet. */
  waits: boolean;
  /** Null while it waits for its position. */
  position: number | null;
  /** When it got its position; null before. */
  placedAt: Date | null;
}

/** Name of the collection. */
export const BOT_EVENTS = 'bot_events';

/**
 * Collection `bot_events`, an outbox: an event is written in the transaction of the change it reports. The
 * job `bot-feed` assigns its position later.
 */
export const botEventSchema = new Schema<BotEventRecord>(
  {
    key: { type: String, required: true },
    at: { type: Date, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    notBefore: { type: Date },
    waits: { type: Boolean, required: true },
    position: { type: Number, default: null },
    placedAt: { type: Date, default: null },
  },
  { collection: BOT_EVENTS, versionKey: false, strict: 'throw' },
);

// No event is reported twice.
botEventSchema.index({ key: 1 }, { unique: true });
// Events that wait for a position, oldest first.
botEventSchema.index({ waits: 1, at: 1, _id: 1 }, { partialFilterExpression: { waits: true } });
// The feed; each position is unique.
botEventSchema.index(
  { position: 1 },
  { unique: true, partialFilterExpression: { position: { $gt: 0 } } },
);
