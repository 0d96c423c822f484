import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { newDocumentId } from '../../platform/mongo/document-id';
import { readMany, readOne } from '../../platform/mongo/read';
import { atEnd, requireTransaction } from '../../platform/mongo/running-transaction';
import type { WaitingChannel } from './notice';
import { NOTICE_MODEL, type NoticeRecord } from './notice.schema';

/** The field with the time at which a channel reports a notice; null: it does not, or has. */
export const DUE_FIELD = { telegram: 'telegramDueAt', push: 'pushDueAt' } as const;

/** Stored notices. */
@Injectable()
export class NoticesRepository {
  constructor(@InjectModel(NOTICE_MODEL) private readonly notices: Model<NoticeRecord>) {}

  /** Adds a notice at the end of the transaction: error 11000 when its key exists. */
  insert(notice: Omit<NoticeRecord, '_id'>): void {
    atEnd().insertAsIs(this.notices, { _id: newDocumentId(), ...notice });
  }

  /** Which of these keys exist. */
  async listKnown(keys: readonly string[]): Promise<Set<string>> {
    const filter = { key: { $in: [...keys] } };
    const options = { projection: { _id: 0, key: 1 } };
    const known = await readMany<NoticeRecord, Pick<NoticeRecord, 'key'>>(
      this.notices,
      filter,
      options,
    );
    return new Set(known.map(({ key }) => key));
  }

  /** A stretch of a user's list, newest first. `from`: begins with this id; null: with the newest. */
  async list(
    userId: number,
    { now, from, limit }: { now: Date; from: string | null; limit: number },
  ): Promise<NoticeRecord[]> {
    const older = from === null ? {} : { _id: { $lte: new Types.ObjectId(from) } };
    const filter = { userId, listed: true, ...older, expiresAt: { $gt: now } };
    return readMany(this.notices, filter, { sort: { _id: -1 }, limit });
  }

  /** One notice of a user; null when it is not theirs. */
  async find(userId: number, id: string, now: Date): Promise<NoticeRecord | null> {
    const filter = { _id: new Types.ObjectId(id), userId, expiresAt: { $gt: now } };
    return readOne(this.notices, filter);
  }

  /** Number of unread notices of a user, counted up to a limit. */
  async countUnread(userId: number, now: Date, limit: number): Promise<number> {
    const filter = { userId, unread: true, expiresAt: { $gt: now } };
    return (await readMany(this.notices, filter, { projection: { _id: 1 }, limit })).length;
  }

  /** Ids of unread notices of a user, at most so many. */
  async listUnread(userId: number, limit: number): Promise<string[]> {
    const filter = { userId, unread: true };
    const unread = await readMany(this.notices, filter, { projection: { _id: 1 }, limit });
    return unread.map(({ _id }) => String(_id));
  }

  /** Marks notices of a user as read; others stay as they are. */
  async markRead(userId: number, ids: readonly string[]): Promise<void> {
    const update = { $set: { unread: false } };
    await this.notices.bulkWrite(
      ids.map((id) => ({ updateOne: { filter: { _id: new Types.ObjectId(id), userId }, update } })),
    );
  }

  /** Users with notices that a channel is to report now, at most so many. */
  async listDueUsers(channel: WaitingChannel, now: Date, limit: number): Promise<number[]> {
    const field = DUE_FIELD[channel];
    const due = await readMany<NoticeRecord, Pick<NoticeRecord, 'userId'>>(
      this.notices,
      { [field]: { $gt: new Date(0), $lte: now } },
      { projection: { _id: 0, userId: 1 }, sort: { [field]: 1 }, limit },
    );
    return [...new Set(due.map(({ userId }) => userId))];
  }

  /** The notices of a user that a channel is to report until an instant, newest first. */
  async listDue(channel: WaitingChannel, userId: number, until: Date): Promise<NoticeRecord[]> {
    requireTransaction();
    const filter = { userId, [DUE_FIELD[channel]]: { $gt: new Date(0), $lte: until } };
    return readMany(this.notices, filter, { sort: { _id: -1 } });
  }

  /** Stores that notices were handed on to a channel. */
  async clearDue(channel: WaitingChannel, notices: readonly NoticeRecord[]): Promise<void> {
    requireTransaction();
    const update = { $set: { [DUE_FIELD[channel]]: null } };
    await this.notices.bulkWrite(
      notices.map(({ _id }) => ({ updateOne: { filter: { _id }, update } })),
    );
  }

  /** Removes all notices of a user. */
  async removeOfUser(userId: number): Promise<void> {
    requireTransaction();
    await this.notices.deleteMany({ userId }).exec();
  }
}
