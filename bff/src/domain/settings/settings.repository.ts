import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { searchKeys } from '@portal/rules';
import { Model } from 'mongoose';
import type { Account } from '../accounts/account';
import { ACCOUNT_MODEL, ACCOUNT_PROJECTION, type AccountRecord } from '../accounts/account.schema';
import type { SettingsFields } from './settings-fields';

/** Writes settings and profile fields of users. */
@Injectable()
export class SettingsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** Sets the fields in one update and returns the user after it; null when there is no such user. */
  async setFields(userId: number, fields: SettingsFields): Promise<Account | null> {
    return this.users
      .findOneAndUpdate(
        { userId },
        { $set: { ...fields, ...foundBy(userId, fields) } },
        { returnDocument: 'after', projection: ACCOUNT_PROJECTION },
      )
      .lean<Account>()
      .exec();
  }
}

/** A new name needs new search keys. */
function foundBy(
  userId: number,
  { name }: SettingsFields,
): Pick<AccountRecord, 'searchKeys'> | null {
  return name === undefined ? null : { searchKeys: searchKeys({ userId, name }) };
}
