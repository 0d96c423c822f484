import { Schema, type Types } from 'mongoose';
import type { BotEventFacts } from './bot-event';

/** Token of the model of the bot's events. */
export const BOT_EVENT_MODEL = 'BotEvent';

/** Something the bot must tell users, with or without its place in the feed. */
export interface BotEventRecord {
  _id: Types.ObjectId;
  key: string;
  at: Date;
  facts: BotEventFacts;
  /** Whether it has no place yet. */
  waits: boolean;
  /** Null while it waits. */
  position: number | null;
  /** When it got its place; null before. */
  placedAt: Date | null;
}

/**
 * Collection `bot_events`, an outbox: an event is written together with what it tells and waits until
 * the job `bot-feed` gives it its place.
 */
export const botEventSchema = new Schema<BotEventRecord>(
  {
    key: { type: String, required: true },
    at: { type: Date, required: true },
    facts: { type: Schema.Types.Mixed, required: true },
    waits: { type: Boolean, required: true },
    position: { type: Number, default: null },
    placedAt: { type: Date, default: null },
  },
  { collection: 'bot_events', versionKey: false, strict: 'throw' },
);

// Nothing is reported twice.
botEventSchema.index({ key: 1 }, { unique: true });
// What waits for its place, in the order it happened.
botEventSchema.index({ waits: 1, at: 1, _id: 1 }, { partialFilterExpression: { waits: true } });
// The feed; no place is given twice.
botEventSchema.index(
  { position: 1 },
  { unique: true, partialFilterExpression: { position: { $gt: 0 } } },
);
