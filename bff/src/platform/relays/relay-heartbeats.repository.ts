import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { RELAY_HEARTBEAT_MODEL, type RelayHeartbeatRecord } from './relay-heartbeat.schema';

/** Stored signs of life of relays. */
@Injectable()
export class RelayHeartbeatsRepository {
  constructor(
    @InjectModel(RELAY_HEARTBEAT_MODEL) private readonly heartbeats: Model<RelayHeartbeatRecord>,
  ) {}

  /** Writes down when a relay was heard. */
  async write(name: string, at: Date): Promise<void> {
    await this.heartbeats
      .findOneAndUpdate({ _id: name }, { $set: { at } }, { upsert: true, projection: { _id: 1 } })
      .lean()
      .exec();
  }

  /** Every relay ever heard. */
  async list(): Promise<RelayHeartbeatRecord[]> {
    return this.heartbeats.find().lean<RelayHeartbeatRecord[]>().exec();
  }
}
