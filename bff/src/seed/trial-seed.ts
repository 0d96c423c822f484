import type { INestApplicationContext } from '@nestjs/common';
import { DAY_MS } from '@portal/rules';
import { AccountsService } from '../domain/accounts/accounts.service';
import { PlansService } from '../domain/plans/plans.service';
import { StatisticsService } from '../domain/statistics/statistics.service';
import { isDuplicateKey } from '../platform/mongo/duplicate-key';
import { TRIAL_ACCOUNTS, type TrialAccount } from './trial-accounts';

const REASON = 'trial';
const grantId = (userId: number, place: number) => `trial:${userId}:${place}`;

/** The clock of the application that is seeded; the seed does things in the past. */
interface MovableClock {
  travelTo(instant: Date): void;
}

/** What the seed did. */
export interface SeedResult {
  readonly seeded: boolean;
  /** Users in the database afterwards. */
  readonly users: number;
}

/**
 * Fills an empty database with trial accounts through the domain services. The subscriber comes last
 * and marks the seed as whole: a run that was killed before is taken up where it stopped, and a
 * database that holds anybody else, or a whole seed, is left alone.
 */
export class TrialSeed {
  private readonly accounts: AccountsService;
  private readonly plans: PlansService;
  private readonly statistics: StatisticsService;

  constructor(
    app: INestApplicationContext,
    private readonly clock: MovableClock,
  ) {
    const get = { strict: false };
    this.accounts = app.get(AccountsService, get);
    this.plans = app.get(PlansService, get);
    this.statistics = app.get(StatisticsService, get);
  }

  /** Seeds as if now were `now`; safe to run again. */
  async run(subscriber: TrialAccount, now: Date): Promise<SeedResult> {
    const seeded = await this.mayRun(subscriber);
    if (seeded) {
      for (const account of [...TRIAL_ACCOUNTS, subscriber]) await this.add(account, now);
    }
    return { seeded, users: await this.statistics.countUsers() };
  }

  private async mayRun(subscriber: TrialAccount): Promise<boolean> {
    const ours = [...TRIAL_ACCOUNTS, subscriber].map(({ userId }) => userId);
    if ((await this.statistics.countUsers(ours)) > 0) return false;
    const last = grantId(subscriber.userId, subscriber.grants.length - 1);
    return !(await this.plans.wasGranted(REASON, last));
  }

  private async add(account: TrialAccount, now: Date): Promise<void> {
    const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
    this.clock.travelTo(daysBefore(account.joinedDaysAgo));
    await this.open(account);
    for (const [place, { daysAgo, ...grant }] of account.grants.entries()) {
      this.clock.travelTo(daysBefore(daysAgo));
      const sourceId = grantId(account.userId, place);
      await this.plans.grantPlan(account.userId, grant, {
        reason: REASON,
        actor: 'system:seed',
        sourceId,
      });
    }
    if (account.isFrozen) await this.accounts.setFrozen(account.userId, true);
  }

  private async open({ userId, name, email, password }: TrialAccount): Promise<void> {
    try {
      await this.accounts.open({ userId, name, email, password });
    } catch (error) {
      // An earlier run that was killed came this far.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
