import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BroadcastSegment } from '@portal/rules';
import { Model, Types } from 'mongoose';
import { Clock } from '../../platform/clock/clock';
import { CachedReading, SEARCHED_AGE_MS } from '../../platform/mongo/cached-reading';
import { readMany, readOne } from '../../platform/mongo/read';
import { afterCommit, requireTransaction } from '../../platform/mongo/running-transaction';
import type { BroadcastFacts, DueBroadcast } from './broadcast';
import { BROADCAST_MODEL, type BroadcastRecord } from './broadcast.schema';

/** Stored broadcasts. */
@Injectable()
export class BroadcastsRepository {
  private readonly recent: CachedReading<readonly BroadcastRecord[]>;

  constructor(
    @InjectModel(BROADCAST_MODEL) private readonly broadcasts: Model<BroadcastRecord>,
    clock: Clock,
  ) {
    this.recent = new CachedReading(() => this.list(), SEARCHED_AGE_MS, clock);
  }

  /** Adds a broadcast; returns its id. `holdMs`: how long one without a schedule waits. */
  async insert(facts: BroadcastFacts, createdAt: Date, holdMs = 0): Promise<string> {
    this.noteChange();
    const dueAt = facts.scheduledAt ?? new Date(createdAt.getTime() + holdMs);
    const record = { ...facts, status: 'active', createdAt, dueAt, toAnnounce: true } as const;
    const [stored] = await this.broadcasts.create([record]);
    return String(stored?._id);
  }

  /** The active broadcast for one of these segments with the latest due time; null when there is none. */
  async findNewestDue(
    segments: readonly BroadcastSegment[],
    now: Date,
  ): Promise<DueBroadcast | null> {
    const due = { status: 'active', dueAt: { $lte: now }, segment: { $in: [...segments] } };
    return readOne(this.broadcasts, due, { text: 1 }, { dueAt: -1, _id: -1 });
  }

  /** All broadcasts, newest first. */
  async list(): Promise<BroadcastRecord[]> {
    return readMany(this.broadcasts, {}, { sort: { createdAt: -1, _id: -1 } });
  }

  /** The same for a search; one that another instance sent is in it seconds later. */
  async listSearched(): Promise<readonly BroadcastRecord[]> {
    return this.recent.read();
  }

  /** One broadcast; null when there is none. */
  async find(id: string): Promise<BroadcastRecord | null> {
    return readOne(this.broadcasts, { _id: new Types.ObjectId(id) });
  }

  /** Due broadcasts that the bot was not notified of yet, by due time. */
  async listToAnnounce(now: Date, limit: number): Promise<BroadcastRecord[]> {
    return this.broadcasts
      .find({ toAnnounce: true, dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<BroadcastRecord[]>()
      .exec();
  }

  /** Broadcasts whose users do not all have their notices. */
  async listToNotify(): Promise<BroadcastRecord[]> {
    return this.broadcasts
      .find({ notifiedUpTo: { $gte: 0 } })
      .lean<BroadcastRecord[]>()
      .exec();
  }

  /** Stores up to which user id notices were written; null: to all. False when it changed since it was read. */
  async moveNotified(
    { _id, dueAt, notifiedUpTo }: BroadcastRecord,
    next: number | null,
  ): Promise<boolean> {
    requireTransaction();
    const moved = await this.broadcasts
      .updateOne({ _id, dueAt, notifiedUpTo }, { $set: { notifiedUpTo: next } })
      .exec();
    return moved.matchedCount === 1;
  }

  /** Stores that the bot was notified of this broadcast; false when it changed since it was read. */
  async markAnnounced({ _id, dueAt, text, segment }: BroadcastRecord): Promise<boolean> {
    requireTransaction();
    const marked = await this.broadcasts
      .updateOne(
        { _id, toAnnounce: true, dueAt, text, segment },
        {
          $set: { toAnnounce: false, notifiedUpTo: 0 },
        },
      )
      .exec();
    return marked.matchedCount === 1;
  }

  /** Changes the fields that an administrator enters. */
  async update(
    id: string,
    change: BroadcastFacts & Pick<BroadcastRecord, 'dueAt' | 'toAnnounce'>,
    isSentAgain: boolean,
  ): Promise<void> {
    this.noteChange();
    const $set = { ...change, ...(isSentAgain && { delivery: null }) };
    await this.broadcasts.updateOne({ _id: id }, { $set }).exec();
  }

  /**
   * Stores what the bot reported of its messages, unless a report of more messages is stored: a report that is
   * repeated late is older. False when the broadcast was deleted.
   */
  async setDelivery(id: string, report: { delivered: number; failed: number }): Promise<boolean> {
    const total = report.delivered + report.failed;
    const isNewest = [{ 'delivery.total': null }, { 'delivery.total': { $lte: total } }];
    const stored = await this.broadcasts
      .updateOne({ _id: id, $or: isNewest }, { $set: { delivery: { ...report, total } } })
      .exec();
    return stored.matchedCount === 1 || (await this.find(id)) !== null;
  }

  /** Removes a broadcast. */
  async remove(id: string): Promise<void> {
    this.noteChange();
    await this.broadcasts.deleteOne({ _id: id }).exec();
  }

  /** Counts one more reader; false when the broadcast was deleted. */
  async countSeen(id: string): Promise<boolean> {
    requireTransaction();
    const counted = await this.broadcasts.updateOne({ _id: id }, { $inc: { seen: 1 } }).exec();
    return counted.matchedCount === 1;
  }

  /** Call it before each write that a search shows. @throws Error outside a transaction. */
  private noteChange(): void {
    afterCommit(() => this.recent.forget());
  }
}
