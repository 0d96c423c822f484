import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import type { NoticeAddressee } from './notice';

/** Fields of the stored user that a change of preferences writes. */
export type PreferenceFields = {
  notices?: NonNullable<NoticeAddressee['notices']>;
  'settings.remindersEnabled'?: boolean;
};

const READER = { _id: 0, userId: 1, settings: 1, notices: 1 } as const;

/** What users want to be notified of; it is a part of the user. */
@Injectable()
export class NoticeReadersRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** One user; null when there is none. */
  async find(userId: number): Promise<NoticeAddressee | null> {
    return readOne(this.users, { userId }, READER);
  }

  /** Writes a change in one update; null when there is no such user. */
  async set(userId: number, fields: PreferenceFields): Promise<NoticeAddressee | null> {
    return this.users
      .findOneAndUpdate(
        { userId },
        { $set: fields },
        { returnDocument: 'after', projection: READER },
      )
      .lean<NoticeAddressee>()
      .exec();
  }
}
