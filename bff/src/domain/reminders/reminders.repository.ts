import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PlanEnds } from '@portal/rules';
import { Model } from 'mongoose';
import type { Account } from '../accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../accounts/account.schema';
import { REMINDER_RUN_MODEL, type ReminderRunRecord } from './reminder-run.schema';

const EXPIRY = 'expiry';

/** The fields of an account that a reminder needs. */
export type RemindedAccount = Pick<
  Account,
  'userId' | 'plan' | 'isFrozen' | 'settings' | 'notices'
>;

/** Users whose plans end soon, and the watermark of their reminders. */
@Injectable()
export class RemindersRepository {
  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly users: Model<AccountRecord>,
    @InjectModel(REMINDER_RUN_MODEL) private readonly runs: Model<ReminderRunRecord>,
  ) {}

  /** Users whose plan ends in this range, as a cursor on the index. */
  listEnding({ after, until }: PlanEnds): AsyncIterable<RemindedAccount> {
    return this.users
      .find(
        { expiresAt: { $gt: after, $lte: until } },
        { _id: 0, userId: 1, plan: 1, isFrozen: 1, settings: 1, notices: 1 },
      )
      .sort({ expiresAt: 1, userId: 1 })
      .lean<RemindedAccount>()
      .cursor();
  }

  /** The watermark of expiry reminders; null before the first run. */
  async findUntil(): Promise<Date | null> {
    const run = await this.runs.findById(EXPIRY).lean<ReminderRunRecord>().exec();
    return run?.until ?? null;
  }

  /** Stores the watermark. */
  async saveUntil(until: Date): Promise<void> {
    await this.runs
      .findOneAndUpdate({ _id: EXPIRY }, { $set: { until } }, { upsert: true })
      .lean()
      .exec();
  }
}
