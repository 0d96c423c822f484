import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany, readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { type DocumentId, newDocumentId } from '../../platform/mongo/document-id';
import type { NewBotEvent, PlacedBotEvent } from './bot-event';
import { BOT_EVENT_MODEL, type BotEventRecord } from './bot-event.schema';

const PLACED = { _id: 0, key: 1, at: 1, facts: 1, position: 1 } as const;

/** Position of an event and when it was assigned. */
export type AgedEvent = Pick<BotEventRecord, 'position' | 'placedAt'>;

/** Stored events of the bot's feed. */
@Injectable()
export class BotEventsRepository {
  constructor(@InjectModel(BOT_EVENT_MODEL) private readonly events: Model<BotEventRecord>) {}

  /** Whether an event with this key exists. */
  async has(key: string): Promise<boolean> {
    return (await readOne(this.events, { key }, { _id: 1 })) !== null;
  }

  /** Adds a waiting event. @throws error 11000 when its key exists. */
  async insert(event: NewBotEvent): Promise<void> {
    const record = { ...event, _id: newDocumentId(), waits: true, position: null, placedAt: null };
    await this.events.create([record]);
  }

  /** Whether any event waits for its position, and may have one. */
  async hasWaiting(now: Date): Promise<boolean> {
    return (await this.events.findOne(waitingAt(now), { _id: 1 }).lean().exec()) !== null;
  }

  /** The oldest of these events, in order of time. */
  async listWaiting(now: Date, limit: number): Promise<DocumentId[]> {
    const waiting = await this.events
      .find(waitingAt(now), { _id: 1 })
      .sort({ at: 1, _id: 1 })
      .limit(limit)
      .lean<Pick<BotEventRecord, '_id'>[]>()
      .exec();
    return waiting.map(({ _id }) => _id);
  }

  /** Assigns consecutive positions, from `first` on. */
  async place(ids: readonly DocumentId[], first: number, placedAt: Date): Promise<void> {
    requireTransaction();
    const writes = ids.map((_id, index) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { waits: false, position: first + index, placedAt } },
      },
    }));
    await this.events.bulkWrite(writes);
  }

  /** The next events after a position, in order; read concern majority. */
  async listAfter(position: number, limit: number): Promise<PlacedBotEvent[]> {
    const next = { projection: PLACED, sort: { position: 1 }, limit } as const;
    const after = { position: { $gt: position } };
    return readMany(this.events, after, { ...next, readConcern: { level: 'majority' } });
  }

  /** The first events of the feed. */
  async listOldest(limit: number): Promise<AgedEvent[]> {
    return this.events
      .find({ position: { $gt: 0 } }, { _id: 0, position: 1, placedAt: 1 })
      .sort({ position: 1 })
      .limit(limit)
      .lean<AgedEvent[]>()
      .exec();
  }

  /** Removes events up to and including a position. */
  async removeUpTo(position: number): Promise<void> {
    await this.events.deleteMany({ position: { $gt: 0, $lte: position } }).exec();
  }
}

const waitingAt = (now: Date) => ({
  waits: true,
  $or: [{ notBefore: null }, { notBefore: { $lte: now } }],
});
