import { Injectable } from '@nestjs/common';
import { type BotAccess, extendPlan } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { Lanes } from '../../platform/mongo/lanes';
import { type ClientSession, Transactions } from '../../platform/mongo/transactions';
import type { AccountPlan } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import type { LedgerReason } from './ledger-entry';
import { LedgerRepository } from './ledger.repository';
import { PlansRepository } from './plans.repository';

/** What a plan is given; absent terms stay as they are. */
export interface Grant {
  readonly days: number;
  readonly videos: number;
  /** Whole units of `currency`. */
  readonly price?: number;
  readonly currency?: string;
  readonly activates?: readonly BotAccess[];
}

/** Why, by whom and through what a plan changes (goal M34). */
export interface Cause {
  readonly reason: LedgerReason;
  readonly actor: string;
  /** Makes the grant happen once, however often it is asked for. */
  readonly sourceId?: string;
}

/** Changes plans, each change with its ledger entry in one transaction (design §4). */
@Injectable()
export class PlansService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansRepository,
    private readonly ledger: LedgerRepository,
    private readonly transactions: Transactions,
    private readonly lanes: Lanes,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds days and videos (design §6) and gives the plan after it. A source that was granted before
   * changes nothing.
   * @throws DomainError accounts/not-found, plans/invalid-amount, plans/amount-too-large.
   */
  async grantPlan(userId: number, grant: Grant, cause: Cause): Promise<AccountPlan> {
    return this.lanes.run([`user ${userId}`], () =>
      retryOnDuplicateKey(() =>
        this.transactions.run((session) => this.grantPlanWithin(session, userId, grant, cause)),
      ),
    );
  }

  /**
   * The same inside a transaction of the caller's, for a grant that must come together with what
   * caused it. @throws as grantPlan.
   */
  async grantPlanWithin(
    session: ClientSession,
    userId: number,
    grant: Grant,
    cause: Cause,
  ): Promise<AccountPlan> {
    const account = await this.accounts.get(userId, session);
    const sourceId = cause.sourceId ?? null;
    if (sourceId !== null && (await this.ledger.holds(cause.reason, sourceId, session))) {
      return account.plan;
    }
    const at = this.clock.now();
    const plan = withGrant(account.plan, grant, at);
    await this.plans.savePlan(userId, plan, session);
    await this.ledger.append(
      {
        userId,
        days: grant.days,
        videos: grant.videos,
        price: grant.price ?? null,
        currency: grant.currency ?? null,
        activates: grant.activates ? [...grant.activates] : null,
        reason: cause.reason,
        actor: cause.actor,
        sourceId,
        balanceAfter: plan.balance,
        at,
      },
      session,
    );
    return plan;
  }

  /** Whether a source has already been granted. */
  async wasGranted(reason: LedgerReason, sourceId: string): Promise<boolean> {
    return this.ledger.holds(reason, sourceId);
  }

  /** Takes one video for a download; the balance never falls below 0 (goal M25). */
  async takeVideo(
    userId: number,
    session: ClientSession,
  ): Promise<{ taken: 0 | 1; balance: number }> {
    const after = await this.plans.takeVideo(userId, session);
    return after ? { taken: 1, balance: after.balance } : { taken: 0, balance: 0 };
  }
}

function withGrant(plan: AccountPlan, grant: Grant, now: Date): AccountPlan {
  try {
    return {
      ...extendPlan(plan, grant, now),
      price: grant.price ?? plan.price,
      currency: grant.currency ?? plan.currency,
      activates: grant.activates ? [...grant.activates] : plan.activates,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const tooLarge = error.message === 'plans/amount-too-large';
    throw new DomainError(tooLarge ? 'plans/amount-too-large' : 'plans/invalid-amount');
  }
}
