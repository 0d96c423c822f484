import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countedChurn, planExpiresAt, uncounted } from '@portal/rules';
import { Model } from 'mongoose';
import { requireTransaction } from '../../platform/mongo/running-transaction';
import type { AccountPlan } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import { DayCountersService } from '../day-counters/day-counters.service';

/** Writes the plan field of users. */
@Injectable()
export class PlansRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Replaces the plan and its derived end. Call it only in the transaction that read the plan: a concurrent
   * change then causes a write conflict and a retry. Updates the day counters too.
   */
  async savePlan(userId: number, plan: AccountPlan): Promise<void> {
    requireTransaction();
    const expiresAt = planExpiresAt(plan);
    const before = await this.users
      .findOneAndUpdate(
        { userId },
        { $set: { plan, expiresAt } },
        { returnDocument: 'before', projection: { _id: 0, plan: 1, expiresAt: 1 } },
      )
      .lean<Pick<AccountRecord, 'plan' | 'expiresAt'>>()
      .exec();
    if (!before) return;
    const counted = countedChurn(before.plan, before.expiresAt);
    this.counters.note([...uncounted(counted), ...countedChurn(plan, expiresAt)]);
  }
}
