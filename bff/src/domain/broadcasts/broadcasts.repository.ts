import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { DueBroadcast } from './broadcast';
import { BROADCAST_MODEL, type BroadcastRecord } from './broadcast.schema';

/** Stored broadcasts. */
@Injectable()
export class BroadcastsRepository {
  constructor(@InjectModel(BROADCAST_MODEL) private readonly broadcasts: Model<BroadcastRecord>) {}

  /** Adds a broadcast. */
  async insert(broadcast: Omit<BroadcastRecord, '_id' | 'dueAt'>): Promise<void> {
    const dueAt = broadcast.scheduledAt ?? broadcast.createdAt;
    await this.broadcasts.create({ ...broadcast, dueAt });
  }

  /** The active one that became due last; null when there is none. */
  async findNewestDue(now: Date): Promise<DueBroadcast | null> {
    return this.broadcasts
      .findOne({ status: 'active', dueAt: { $lte: now } }, { text: 1 })
      .sort({ dueAt: -1, _id: -1 })
      .lean<DueBroadcast>()
      .exec();
  }
}
