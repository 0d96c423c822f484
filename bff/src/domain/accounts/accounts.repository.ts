import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchKeys } from '@portal/rules';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import type { Account } from './account';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from './account.schema';

/** What of an account a sign-in by password is checked against. */
export type Credentials = Pick<AccountRecord, 'passwordHash' | 'passwordSetAt' | 'isFrozen'>;

/** Reads and writes users as such; plan, settings and totals are written by their own nouns. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** One user, null when there is none. */
  async findByUserId(userId: number, session?: ClientSession): Promise<Account | null> {
    return this.users.findOne({ userId }, ACCOUNT_PROJECTION, { session }).lean<Account>().exec();
  }

  /** What a password sign-in is checked against, null when there is no such user. */
  async findCredentials(userId: number, session?: ClientSession): Promise<Credentials | null> {
    const projection = { _id: 0, passwordHash: 1, passwordSetAt: 1, isFrozen: 1 };
    return this.users.findOne({ userId }, projection, { session }).lean<Credentials>().exec();
  }

  /** Adds a user. @throws error 11000 when the id is taken. */
  async insert(record: Omit<AccountRecord, 'searchKeys'>, session?: ClientSession): Promise<void> {
    await this.users.create([{ ...record, searchKeys: searchKeys(record) }], { session });
  }

  /** Puts a stronger hash of the same password in place of a weak one, unless it changed meanwhile. */
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
    session: ClientSession,
  ): Promise<boolean> {
    const result = await this.users
      .updateOne({ userId }, { $set: { passwordHash, passwordSetAt } }, { session })
      .exec();
    return result.matchedCount === 1;
  }

  /** Freezes or unfreezes; false when there is no such user. */
  async setFrozen(userId: number, isFrozen: boolean, session?: ClientSession): Promise<boolean> {
    const result = await this.users
      .updateOne({ userId }, { $set: { isFrozen } }, { session })
      .exec();
    return result.matchedCount === 1;
  }

  /** Removes a user and gives what was removed; null when there is no such user. */
  async remove(userId: number, session: ClientSession): Promise<Account | null> {
    return this.users
      .findOneAndDelete({ userId }, { session, projection: ACCOUNT_PROJECTION })
      .lean<Account>()
      .exec();
  }
}
