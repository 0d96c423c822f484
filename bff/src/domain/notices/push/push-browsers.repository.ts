import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { readMany } from '../../../platform/mongo/read';
import { PUSH_BROWSER_MODEL, type PushBrowserRecord } from './push-browser.schema';
import { PUSH_MESSAGE_MODEL, type PushMessageRecord } from './push-message.schema';

/** Browsers that get notices. */
@Injectable()
export class PushBrowsersRepository {
  constructor(
    @InjectModel(PUSH_BROWSER_MODEL) private readonly browsers: Model<PushBrowserRecord>,
    @InjectModel(PUSH_MESSAGE_MODEL) private readonly messages: Model<PushMessageRecord>,
  ) {}

  /** The browsers of a user, newest first. */
  async list(userId: number): Promise<PushBrowserRecord[]> {
    return readMany(this.browsers, { userId }, { sort: { _id: -1 } });
  }

  /** A browser; null when there is none. */
  async find(id: Types.ObjectId): Promise<PushBrowserRecord | null> {
    return this.browsers.findById(id).lean<PushBrowserRecord>().exec();
  }

  /** A browser of a user; null when it is not theirs. */
  async findOf(userId: number, id: string): Promise<PushBrowserRecord | null> {
    const filter = { _id: new Types.ObjectId(id), userId };
    return this.browsers.findOne(filter).lean<PushBrowserRecord>().exec();
  }

  /** Adds a browser, or replaces the one with this address. */
  async put(browser: Omit<PushBrowserRecord, '_id'>): Promise<void> {
    await this.browsers
      .findOneAndUpdate({ endpoint: browser.endpoint }, { $set: browser }, { upsert: true })
      .lean()
      .exec();
  }

  /** Removes the browser with this address when it is another user's. */
  async removeOfOthers(endpoint: string, userId: number): Promise<void> {
    const filter = { endpoint, userId: { $ne: userId } };
    const found = await this.browsers.findOne(filter).lean<PushBrowserRecord>().exec();
    if (found) await this.remove(found._id);
  }

  /** Stores how the push service answered. */
  async saveDelivery(
    _id: Types.ObjectId,
    lastDelivery: NonNullable<PushBrowserRecord['lastDelivery']>,
  ): Promise<void> {
    await this.browsers.updateOne({ _id }, { $set: { lastDelivery } }).exec();
  }

  /** Removes a browser, then its messages: without a browser a message goes nowhere. */
  async remove(_id: Types.ObjectId): Promise<void> {
    await this.browsers.deleteOne({ _id }).exec();
    await this.messages.deleteMany({ browserId: _id }).exec();
  }
}
