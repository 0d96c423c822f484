import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StaffEvent, StaffNoticeKind } from '@portal/rules';
import { Model, Types } from 'mongoose';
import { newDocumentId } from '../../platform/mongo/document-id';
import { readMany } from '../../platform/mongo/read';
import { atEnd, requireTransaction } from '../../platform/mongo/running-transaction';
import { STAFF_NOTICE_MODEL, type StaffNoticeRecord } from './staff-notice.schema';

/** Who reads: name of the administrator, and the kinds that the role reads. */
export interface StaffReader {
  readonly actor: string;
  readonly kinds: readonly StaffNoticeKind[];
}

const readableBy = ({ kinds }: StaffReader, now: Date) => ({
  kind: { $in: [...kinds] },
  expiresAt: { $gt: now },
});

/** Stored notices of administrators. */
@Injectable()
export class StaffNoticesRepository {
  constructor(
    @InjectModel(STAFF_NOTICE_MODEL) private readonly notices: Model<StaffNoticeRecord>,
  ) {}

  /** Notices of what lasts. */
  async listLasting(): Promise<StaffNoticeRecord[]> {
    requireTransaction();
    return readMany(this.notices, { endedAt: null }, {});
  }

  /** Adds a notice at the end of the transaction: error 11000 when the event has one that lasts. */
  insert({ key, content }: StaffEvent, at: Date, expiresAt: Date): void {
    const { kind, facts } = content;
    const notice = { key, kind, facts, at, endedAt: null, readBy: [], expiresAt };
    atEnd().insertAsIs(this.notices, { _id: newDocumentId(), ...notice });
  }

  /** Changes facts or end of a notice. */
  async change(
    _id: Types.ObjectId,
    fields: Partial<Pick<StaffNoticeRecord, 'facts' | 'endedAt'>>,
  ): Promise<void> {
    requireTransaction();
    await this.notices.updateOne({ _id }, { $set: fields }).exec();
  }

  /** A stretch of the list, newest first. `from`: begins with this id; null: with the newest. */
  async list(
    reader: StaffReader,
    { now, from, limit }: { now: Date; from: string | null; limit: number },
  ): Promise<StaffNoticeRecord[]> {
    const older = from === null ? {} : { _id: { $lte: new Types.ObjectId(from) } };
    const filter = { ...readableBy(reader, now), ...older };
    return readMany(this.notices, filter, { sort: { _id: -1 }, limit });
  }

  /** Ids of notices that an administrator has not read, at most so many. */
  async listUnread(reader: StaffReader, now: Date, limit: number): Promise<Types.ObjectId[]> {
    const filter = { ...readableBy(reader, now), readBy: { $ne: reader.actor } };
    const unread = await readMany(this.notices, filter, { projection: { _id: 1 }, limit });
    return unread.map(({ _id }) => _id);
  }

  /** Marks notices as read by an administrator; others stay as they are. */
  async markRead(
    reader: StaffReader,
    now: Date,
    ids: readonly (string | Types.ObjectId)[],
  ): Promise<void> {
    const unread = { ...readableBy(reader, now), readBy: { $ne: reader.actor } };
    const update = { $push: { readBy: reader.actor } };
    await this.notices.bulkWrite(
      ids.map((id) => ({
        updateOne: { filter: { ...unread, _id: new Types.ObjectId(id) }, update },
      })),
    );
  }
}
