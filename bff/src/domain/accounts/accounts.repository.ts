import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchKeys } from '@portal/rules';
import { Model } from 'mongoose';
import { readOne } from '../../platform/mongo/read';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { Account } from './account';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from './account.schema';

/** The fields of an account that a password sign-in checks. */
export type Credentials = Pick<AccountRecord, 'passwordHash' | 'passwordSetAt' | 'isFrozen'>;

/** Reads and writes users; plan, settings and totals are written by their own modules. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** One user, null when there is none. */
  async findByUserId(userId: number): Promise<Account | null> {
    return readOne(this.users, { userId }, ACCOUNT_PROJECTION);
  }

  /** The fields a password sign-in checks; null when there is no such user. */
  async findCredentials(userId: number): Promise<Credentials | null> {
    const projection = { _id: 0, passwordHash: 1, passwordSetAt: 1, isFrozen: 1 };
    return readOne(this.users, { userId }, projection);
  }

  /** Adds a user. @throws error 11000 when the id is taken. */
  async insert(record: Omit<AccountRecord, 'searchKeys'>): Promise<void> {
    await this.users.create([{ ...record, searchKeys: searchKeys(record) }]);
  }

  /** Replaces a weak hash by a stronger one of the same password, unless the password changed since. */
  async replacePasswordHash(userId: number, weak: string, strong: string): Promise<void> {
    await this.users
      .updateOne({ userId, passwordHash: weak }, { $set: { passwordHash: strong } })
      .exec();
  }

  /** Sets the hash of a new password; false when there is no such user. */
  async setPasswordHash(
    userId: number,
    passwordHash: string,
    passwordSetAt: Date,
  ): Promise<boolean> {
    requireTransaction();
    const result = await this.users
      .updateOne({ userId }, { $set: { passwordHash, passwordSetAt } })
      .exec();
    return result.matchedCount === 1;
  }

  /** Freezes or unfreezes; false when there is no such user. */
  async setFrozen(userId: number, isFrozen: boolean): Promise<boolean> {
    const result = await this.users.updateOne({ userId }, { $set: { isFrozen } }).exec();
    return result.matchedCount === 1;
  }

  /** Removes a user and returns it; null when there is no such user. */
  async remove(userId: number): Promise<Account | null> {
    requireTransaction();
    return this.users
      .findOneAndDelete({ userId }, { projection: ACCOUNT_PROJECTION })
      .lean<Account>()
      .exec();
  }
}
