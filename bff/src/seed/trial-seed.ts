import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import { AccountsService } from '../domain/accounts/accounts.service';
import { type Cause, PlansService } from '../domain/plans/plans.service';
import { StatisticsService } from '../domain/statistics/statistics.service';
import { isDuplicateKey } from '../platform/mongo/duplicate-key';
import { TRIAL_ACCOUNTS, type TrialAccount } from './trial-accounts';
import { type MovableClock, TrialExtras } from './trial-extras';

const REASON = 'trial';
const ACTOR = 'system:seed';

/** Result of the seed. */
export interface SeedResult {
  readonly seeded: boolean;
  /** Users in the database afterwards. */
  readonly users: number;
}

/**
 * Fills an empty database with trial accounts and their data through the domain services. The subscriber's
 * grants come last and mark the seed as complete. An interrupted run continues where it stopped. A database
 * with other users, or with a complete seed, is not changed.
 */
export class TrialSeed {
  private readonly accounts: AccountsService;
  private readonly plans: PlansService;
  private readonly statistics: StatisticsService;
  private readonly extras: TrialExtras;

  /** `redeemCode` is one of the unused codes to create, in its shown or stored form. */
  constructor(
    app: INestApplicationContext,
    private readonly clock: MovableClock,
    redeemCode: string | null = null,
  ) {
    const get = { strict: false };
    this.accounts = app.get(AccountsService, get);
    this.plans = app.get(PlansService, get);
    this.statistics = app.get(StatisticsService, get);
    this.extras = new TrialExtras(app, clock, redeemCode);
  }

  /** Seeds as if now were `now`. Safe to repeat. */
  async run(subscriber: TrialAccount, now: Date): Promise<SeedResult> {
    const seeded = await this.mayRun(subscriber);
    if (seeded) {
      for (const account of TRIAL_ACCOUNTS) {
        await this.open(account, now);
        await this.grant(account, now);
      }
      await this.open(subscriber, now);
      await this.extras.add(subscriber.userId, now);
      await this.grant(subscriber, now);
    }
    return { seeded, users: await this.statistics.countUsers() };
  }

  private async mayRun(subscriber: TrialAccount): Promise<boolean> {
    const ours = [...TRIAL_ACCOUNTS, subscriber].map(({ userId }) => userId);
    if ((await this.statistics.countUsers(ours)) > 0) return false;
    const last = causeOf(subscriber, subscriber.grants.length - 1);
    return !(await this.plans.wasGranted(last.reason, last.sourceId));
  }

  private async open(account: TrialAccount, now: Date): Promise<void> {
    const { userId, name, email, password } = account;
    this.clock.travelTo(daysBefore(now, account.joinedDaysAgo));
    try {
      await this.accounts.open({ userId, name, email, password });
    } catch (error) {
      // An earlier, interrupted run created it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  private async grant(account: TrialAccount, now: Date): Promise<void> {
    for (const [place, { daysAgo, refCode: _order, ...grant }] of account.grants.entries()) {
      this.clock.travelTo(daysBefore(now, daysAgo));
      await this.plans.grantPlan(account.userId, grant, causeOf(account, place));
    }
    if (account.isFrozen) await this.accounts.setFrozen(account.userId, true);
  }
}

/** The source id of a grant, so that a second run does not grant it again. */
function causeOf(
  { userId, grants }: TrialAccount,
  place: number,
): Required<Pick<Cause, 'reason' | 'actor' | 'sourceId'>> {
  const refCode = grants[place]?.refCode;
  if (refCode !== undefined) return { reason: 'payment', actor: ACTOR, sourceId: refCode };
  const gifts = grants.slice(0, place).filter((grant) => grant.refCode === undefined).length;
  return { reason: REASON, actor: ACTOR, sourceId: `trial:${userId}:${gifts}` };
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
