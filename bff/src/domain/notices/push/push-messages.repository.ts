import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../../platform/mongo/read';
import { atEnd } from '../../../platform/mongo/running-transaction';
import { PUSH_MESSAGE_MODEL, type PushMessageRecord } from './push-message.schema';

/** Messages that browsers are to get. */
@Injectable()
export class PushMessagesRepository {
  constructor(
    @InjectModel(PUSH_MESSAGE_MODEL) private readonly messages: Model<PushMessageRecord>,
  ) {}

  /** Adds messages at the end of the transaction. */
  insert(messages: readonly Omit<PushMessageRecord, '_id'>[]): void {
    atEnd().insertAsIs(this.messages, ...messages);
  }

  /** Messages that are due, oldest first. */
  async listDue(now: Date, limit: number): Promise<PushMessageRecord[]> {
    const filter = { dueAt: { $lte: now }, expiresAt: { $gt: now } };
    return readMany(this.messages, filter, { sort: { dueAt: 1 }, limit });
  }

  /** Claims a message until an instant; false when another instance has it. */
  async claim({ _id, dueAt, tries }: PushMessageRecord, until: Date): Promise<boolean> {
    const claimed = await this.messages
      .updateOne({ _id, dueAt, tries }, { $set: { dueAt: until, tries: tries + 1 } })
      .exec();
    return claimed.matchedCount === 1;
  }

  /** Sets when a message is tried again. */
  async postpone({ _id }: PushMessageRecord, dueAt: Date): Promise<void> {
    await this.messages.updateOne({ _id }, { $set: { dueAt } }).exec();
  }

  /** Removes a message that was sent or cannot be. */
  async remove({ _id }: PushMessageRecord): Promise<void> {
    await this.messages.deleteOne({ _id }).exec();
  }
}
