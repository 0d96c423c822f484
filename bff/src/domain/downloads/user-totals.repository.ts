import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { atEnd } from '../../platform/mongo/running-transaction';
import type { Account, ServiceTotal } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';

/** Updates what a finished download changes of its user: balance and counters (PERF-11). */
@Injectable()
export class UserTotalsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /**
   * Counts one more download of a user and takes a video, if one is left: the balance never falls below 0
   * (PAY-25). The transaction that records the download must have read the account: a concurrent change then
   * causes a write conflict and a retry. Written at its end. Returns the videos taken and left.
   */
  countDownload(
    { userId, plan, totals }: Pick<Account, 'userId' | 'plan' | 'totals'>,
    { key, name }: Pick<ServiceTotal, 'key' | 'name'>,
  ): { taken: 0 | 1; balance: number } {
    const taken = plan.balance > 0 ? 1 : 0;
    // An array of services instead of a map, because names may contain dots and dollar signs, which field
    // names may not. Entries are only appended.
    const place = totals.services.findIndex((total) => total.key === key);
    const added = place < 0 && { $push: { 'totals.services': { key, name, value: 1 } } };
    const $inc = {
      'totals.downloads': 1,
      ...(taken === 1 && { 'plan.balance': -1 }),
      ...(place >= 0 && { [`totals.services.${place}.value`]: 1 }),
    };
    atEnd().update(this.users, { userId }, { $inc, ...added });
    return { taken, balance: plan.balance - taken };
  }
}
