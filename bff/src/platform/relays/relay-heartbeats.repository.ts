import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../mongo/read';
import { RELAY_HEARTBEAT_MODEL, type RelayHeartbeatRecord } from './relay-heartbeat.schema';

/** Stored heartbeats of relays. */
@Injectable()
export class RelayHeartbeatsRepository {
  constructor(
    @InjectModel(RELAY_HEARTBEAT_MODEL) private readonly heartbeats: Model<RelayHeartbeatRecord>,
  ) {}

  /** Stores the heartbeat of a relay. */
  async write(name: string, at: Date): Promise<void> {
    await this.heartbeats
      .findOneAndUpdate({ _id: name }, { $set: { at } }, { upsert: true, projection: { _id: 1 } })
      .lean()
      .exec();
  }

  /** Heartbeats of all relays that ever sent one. */
  async list(): Promise<RelayHeartbeatRecord[]> {
    return readMany(this.heartbeats, {}, {});
  }
}
