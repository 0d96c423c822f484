import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { ServiceTotal } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';

/** Updates a user's download counters, total and per service (PERF-11). */
@Injectable()
export class UserTotalsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /**
   * Counts one more download of a user, in the transaction that records it. An array of services instead of a
   * map, because names may contain dots and dollar signs, which field names may not.
   */
  async countDownload(
    userId: number,
    { key, name }: Pick<ServiceTotal, 'key' | 'name'>,
  ): Promise<void> {
    requireTransaction();
    const user = await this.users
      .findOne({ userId }, { _id: 0, 'totals.services': 1 })
      .lean<{ totals: { services: ServiceTotal[] } }>()
      .exec();
    const place = (user?.totals.services ?? []).findIndex((total) => total.key === key);
    // The index is right, because the transaction read the array and entries are only appended.
    const counted = place >= 0 ? { [`totals.services.${place}.value`]: 1 } : {};
    const added = place >= 0 ? {} : { $push: { 'totals.services': { key, name, value: 1 } } };
    const update = { $inc: { 'totals.downloads': 1, ...counted }, ...added };
    await this.users.updateOne({ userId }, update).exec();
  }
}
