import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { Account } from './account';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from './account.schema';

/** Reads and writes the photo field of users. */
@Injectable()
export class PhotosRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /**
   * Replaces the photo in one atomic update, so each of several concurrent changes gets the photo it
   * replaced. Returns the user as it was before; null when there is no such user.
   */
  async replace(userId: number, photo: string | null): Promise<Account | null> {
    return this.users
      .findOneAndUpdate(
        { userId },
        { $set: { photo } },
        { returnDocument: 'before', projection: ACCOUNT_PROJECTION },
      )
      .lean<Account>()
      .exec();
  }

  /** The photos of these users. */
  async photosOf(userIds: readonly number[]): Promise<string[]> {
    const users = await this.users
      .find({ userId: { $in: [...userIds] } }, { _id: 0, photo: 1 })
      .lean<Pick<AccountRecord, 'photo'>[]>()
      .exec();
    return users.flatMap(({ photo }) => photo ?? []);
  }
}
