import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { ServiceTotal } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import { type CountedService, serviceIncrement } from '../daily-stats/service-increment';

/** Updates a user's download counters, total and per service (PERF-11). */
@Injectable()
export class UserTotalsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>) {}

  /** Counts one more download of a user, in the transaction that records it. */
  async countDownload(userId: number, service: CountedService): Promise<void> {
    requireTransaction();
    const user = await this.users
      .findOne({ userId }, { _id: 0, 'totals.services': 1 })
      .lean<{ totals: { services: ServiceTotal[] } }>()
      .exec();
    const update = serviceIncrement('totals.services', user?.totals.services ?? [], service);
    update.$inc['totals.downloads'] = 1;
    await this.users.updateOne({ userId }, update).exec();
  }
}
