import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import { BROADCAST_VIEW_MODEL, type BroadcastViewRecord } from './broadcast-view.schema';

/** Which users have read which broadcast. */
@Injectable()
export class BroadcastViewsRepository {
  constructor(
    @InjectModel(BROADCAST_VIEW_MODEL) private readonly views: Model<BroadcastViewRecord>,
  ) {}

  /** Whether a user has read it. */
  async has(broadcastId: string, userId: number): Promise<boolean> {
    const known = await this.views.exists({ broadcastId, userId }).exec();
    return known !== null;
  }

  /** Adds a reader. @throws error 11000 when a concurrent request added the same. */
  async insert(broadcastId: string, userId: number): Promise<void> {
    requireTransaction();
    await this.views.create([{ broadcastId, userId }]);
  }

  /** Removes all views of a broadcast. */
  async removeOf(broadcastId: string): Promise<void> {
    await this.views.deleteMany({ broadcastId }).exec();
  }
}
