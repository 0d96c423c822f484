import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { readMany } from '../../platform/mongo/read';
import type { Account } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';

/** The fields of a user that decide whether a broadcast is sent. */
export type RecipientRow = Pick<Account, 'userId' | 'isFrozen' | 'notices'> & {
  readonly settings: Pick<Account['settings'], 'remindersEnabled'>;
  readonly plan: Pick<Account['plan'], 'start' | 'days'>;
};

/** Reads users for the recipients of broadcasts. */
@Injectable()
export class RecipientsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** The users with the next higher ids, ascending. */
  async listAfter(userId: number, limit: number): Promise<RecipientRow[]> {
    const wishes = { notices: 1, 'settings.remindersEnabled': 1 };
    const projection = {
      _id: 0,
      userId: 1,
      isFrozen: 1,
      'plan.start': 1,
      'plan.days': 1,
      ...wishes,
    };
    const next = { projection, sort: { userId: 1 }, limit } as const;
    return readMany(this.users, { userId: { $gt: userId } }, next);
  }
}
