import type { INestApplication } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import { countedChurn, type DownloadSettings, planExpiresAt } from '@portal/rules';
import type { ManualClock } from '@portal/testing';
import type { Model } from 'mongoose';
import type { Account, AccountPlan } from '../../src/domain/accounts/account';
import { ACCOUNT_MODEL, type AccountRecord } from '../../src/domain/accounts/account.schema';
import { AccountsService } from '../../src/domain/accounts/accounts.service';
import { DayCountersService } from '../../src/domain/day-counters/day-counters.service';
import { TransactionsService } from '../../src/platform/mongo/transactions.service';

/** Facts of an account that a test sets. All others have harmless defaults. */
export interface AccountFacts {
  readonly userId?: number;
  readonly name?: string;
  readonly email?: string | null;
  /** Null: no password. */
  readonly password?: string | null;
  readonly plan?: Partial<AccountPlan>;
  readonly settings?: Partial<DownloadSettings>;
  readonly isFrozen?: boolean;
}

/** An account with the data for signing in. */
export interface GivenAccount extends Account {
  readonly password: string;
}

const PASSWORD = 'a good password';
let nextUserId = 1_000;

/** Stores an account, by default with 30 days and 100 videos from now. */
export async function givenAccount(
  app: INestApplication,
  clock: ManualClock,
  facts: AccountFacts = {},
): Promise<GivenAccount> {
  const { userId = (nextUserId += 1), name, email, isFrozen = false } = facts;
  const password = facts.password === undefined ? PASSWORD : facts.password;
  const opened = await app
    .get(AccountsService, { strict: false })
    .open({ userId, name, email, password: password ?? undefined });
  const plan: AccountPlan = {
    start: clock.now(),
    days: 30,
    balance: 100,
    price: 1_500,
    currency: 'BDT',
    activates: ['drm', 'notify'],
    ...facts.plan,
  };
  const settings = { ...opened.settings, ...facts.settings };
  const change = { plan, expiresAt: planExpiresAt(plan), settings, isFrozen };
  const users = app.get<Model<AccountRecord>>(getModelToken(ACCOUNT_MODEL), { strict: false });
  await users.updateOne({ userId }, { $set: change }).exec();
  // Also updates the day counters, so that a recount finds no difference.
  const numbers = app.get(DayCountersService, { strict: false });
  await app
    .get(TransactionsService, { strict: false })
    .run(async () => numbers.note(countedChurn(plan, change.expiresAt)));
  return { ...opened, ...change, password: password ?? '' };
}
