import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import { BROADCAST_VIEW_MODEL, type BroadcastViewRecord } from './broadcast-view.schema';

/** Which users have read which broadcast. */
@Injectable()
export class BroadcastViewsRepository {
  constructor(
    @InjectModel(BROADCAST_VIEW_MODEL) private readonly views: Model<BroadcastViewRecord>,
  ) {}

  /** Whether a user has read it. */
  async has(broadcastId: string, userId: number, session: ClientSession): Promise<boolean> {
    const known = await this.views.exists({ broadcastId, userId }).session(session).exec();
    return known !== null;
  }

  /** Adds a reader. @throws error 11000 when a concurrent request added the same. */
  async insert(broadcastId: string, userId: number, session: ClientSession): Promise<void> {
    await this.views.create([{ broadcastId, userId }], { session });
  }

  /** Removes all views of a broadcast. */
  async removeOf(broadcastId: string): Promise<void> {
    await this.views.deleteMany({ broadcastId }).exec();
  }
}
