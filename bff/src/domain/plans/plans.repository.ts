import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countedChurn, planExpiresAt, uncounted } from '@portal/rules';
import type { ClientSession } from 'mongoose';
import { Model } from 'mongoose';
import type { AccountPlan } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import { DayCountersService } from '../day-counters/day-counters.service';

/** Writes the plan of a user and nothing else of it. */
@Injectable()
export class PlansRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
    private readonly counters: DayCountersService,
  ) {}

  /**
   * Replaces the plan and the end derived from it. Only inside the transaction that read the plan, so
   * that somebody else's change in between makes it start over. The numbers of days change with it.
   */
  async savePlan(userId: number, plan: AccountPlan, session: ClientSession): Promise<void> {
    const expiresAt = planExpiresAt(plan);
    const before = await this.users
      .findOneAndUpdate(
        { userId },
        { $set: { plan, expiresAt } },
        { session, returnDocument: 'before', projection: { _id: 0, plan: 1, expiresAt: 1 } },
      )
      .lean<Pick<AccountRecord, 'plan' | 'expiresAt'>>()
      .exec();
    if (!before) return;
    const counted = countedChurn(before.plan, before.expiresAt);
    await this.counters.note(session, [...uncounted(counted), ...countedChurn(plan, expiresAt)]);
  }

  /** Takes one video if there is one; null when none was left. */
  async takeVideo(userId: number, session: ClientSession): Promise<{ balance: number } | null> {
    const after = await this.users
      .findOneAndUpdate(
        { userId, 'plan.balance': { $gt: 0 } },
        { $inc: { 'plan.balance': -1 } },
        { session, returnDocument: 'after', projection: { _id: 0, 'plan.balance': 1 } },
      )
      .lean<{ plan: { balance: number } }>()
      .exec();
    return after && { balance: after.plan.balance };
  }
}
