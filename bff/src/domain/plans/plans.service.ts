import { Injectable } from '@nestjs/common';
import {
  type BotAccess,
  countedChurn,
  cutPlan,
  extendPlan,
  extendTerms,
  type PlanGrant,
  type PlanShift,
  planExpiresAt,
  purchaseKind,
  resetPlan,
  uncounted,
} from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { MetricsService } from '../../platform/metrics/metrics.service';
import { afterCommit } from '../../platform/mongo/running-transaction';
import { TransactionsService } from '../../platform/mongo/transactions.service';
import type { Account, AccountPlan } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { DayCountersService } from '../day-counters/day-counters.service';
import type { LedgerEntry, LedgerReason } from './ledger-entry';
import { LedgerRepository } from './ledger.repository';
import { planErrors } from './plan-errors';
import { type NumberedEntry, PlanEventsService } from './plan-events.service';
import { PlansRepository } from './plans.repository';

/** A grant for a plan; absent terms stay unchanged. */
export interface Grant extends PlanGrant {
  /** Whole units of `currency`. */
  readonly price?: number;
  readonly currency?: string;
  /** Merged with those of an active plan (rules' extendTerms). */
  readonly activates?: readonly BotAccess[];
}

/** Reason, actor and source of a change (PAY-34). */
export interface Cause {
  readonly reason: LedgerReason;
  readonly actor: string;
  /** Idempotency key of the grant. */
  readonly sourceId?: string;
  /** Why, in the administrator's words. */
  readonly remark?: string | undefined;
  /** Whether the change can be undone: its entry keeps the plan right before. */
  readonly isReversible?: boolean;
}

/** Who cuts or resets a plan, and why. */
export type Cutter = Omit<Cause, 'reason'>;

/** A plan after a cut, and the days and videos that were really cut. */
export interface PlanCut {
  readonly plan: AccountPlan;
  readonly cut: PlanGrant;
}

/** Fields of a ledger entry besides its cause and account. */
type Change = Pick<LedgerEntry, 'days' | 'videos' | 'at'> & Partial<LedgerEntry>;

/** Changes plans; each change and its ledger entry are in one transaction. */
@Injectable()
export class PlansService {
  private readonly changes;

  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansRepository,
    private readonly ledger: LedgerRepository,
    private readonly events: PlanEventsService,
    private readonly counters: DayCountersService,
    private readonly transactions: TransactionsService,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    const help = 'Changes of plans by what caused them; payment and offer are activations.';
    this.changes = metrics.counter('portal_plan_changes_total', help, ['reason']);
  }

  /**
   * Adds days and videos; returns the plan after the grant. A source that was granted before changes
   * nothing.
   * @throws DomainError accounts/not-found, plans/invalid-amount, plans/amount-too-large.
   */
  async grantPlan(userId: number, grant: Grant, cause: Cause): Promise<AccountPlan> {
    return this.inTurn(userId, () => this.grant(userId, grant, cause));
  }

  /**
   * Removes days and videos, at most what is left; returns what was really cut (PAY-25, PAY-26).
   * @throws DomainError accounts/not-found, plans/invalid-amount.
   */
  async cutPlan(userId: number, wanted: PlanGrant, by: Cutter): Promise<PlanCut> {
    return this.take(userId, { reason: 'cut', ...by }, (plan, at) =>
      planErrors(() => cutPlan(plan, wanted, at)),
    );
  }

  /**
   * Ends a plan now and removes all its videos.
   * @throws DomainError accounts/not-found.
   */
  async resetPlan(userId: number, by: Cutter): Promise<PlanCut> {
    return this.take(userId, { reason: 'reset', ...by }, resetPlan);
  }

  /**
   * Writes a plan that a rule calculated, with its ledger entry. The plan must have been read in the same
   * transaction. For changes that are neither a grant nor a cut.
   */
  async changePlan(
    userId: number,
    plan: AccountPlan,
    cause: Cause,
    change: PlanShift & { readonly at: Date },
  ): Promise<void> {
    await this.write(userId, plan, cause, change);
  }

  /** The entry of a source and all later ones of the same plan, in order (PAY-34). */
  async listChangesSince(reason: LedgerReason, sourceId: string): Promise<LedgerEntry[]> {
    return this.ledger.listSince(reason, sourceId);
  }

  /**
   * Ends the plan history of an account that is deleted in the same transaction, so that a later account
   * with the same id starts without a plan. `actor` is written to the ledger.
   */
  async endPlan({ userId, plan }: Pick<Account, 'userId' | 'plan'>, actor: string): Promise<void> {
    this.counters.note(uncounted(countedChurn(plan, planExpiresAt(plan))));
    const change = { days: 0 - plan.days, videos: 0 - plan.balance, at: this.clock.now() };
    await this.enter(userId, 0, { reason: 'deleted', actor }, change);
  }

  /** What a source gave; null when it was not granted. */
  async findGrant(reason: LedgerReason, sourceId: string): Promise<LedgerEntry | null> {
    return this.ledger.findOf(reason, sourceId);
  }

  /** Whether a source was granted already. */
  async wasGranted(reason: LedgerReason, sourceId: string): Promise<boolean> {
    return this.ledger.holds(reason, sourceId);
  }

  private inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
    return this.transactions.runInTurn([`user ${userId}`], work);
  }

  private async grant(userId: number, grant: Grant, cause: Cause): Promise<AccountPlan> {
    const before = (await this.accounts.get(userId)).plan;
    const { reason, sourceId } = cause;
    if (sourceId !== undefined && (await this.ledger.holds(reason, sourceId))) {
      return before;
    }
    const at = this.clock.now();
    const amounts = planErrors(() => extendPlan(before, grant, at));
    const plan = { ...amounts, ...extendTerms(before, grant, at) };
    const activates = grant.activates && [...grant.activates];
    const purchase = reason === 'payment' ? purchaseKind(before, at) : undefined;
    await this.write(userId, plan, cause, {
      ...grant,
      activates,
      purchase,
      at,
      ...kept(before, cause),
    });
    return plan;
  }

  private take(
    userId: number,
    cause: Cause,
    decide: (plan: AccountPlan, at: Date) => ReturnType<typeof cutPlan>,
  ): Promise<PlanCut> {
    return this.inTurn(userId, async () => {
      const before = (await this.accounts.get(userId)).plan;
      const at = this.clock.now();
      const { plan: amounts, cut } = decide(before, at);
      const plan = { ...before, ...amounts };
      // Avoids -0, which the database stores as a different number.
      const change = { days: 0 - cut.days, videos: 0 - cut.videos, at, ...kept(before, cause) };
      await this.write(userId, plan, cause, change);
      return { plan, cut };
    });
  }

  private async write(
    userId: number,
    plan: AccountPlan,
    cause: Cause,
    change: Change,
  ): Promise<void> {
    // First, so that concurrent changes of one plan conflict here and not at the ledger's unique index.
    await this.plans.savePlan(userId, plan);
    const entry = await this.enter(userId, plan.balance, cause, change);
    await this.events.planChanged(plan, entry);
  }

  private async enter(
    userId: number,
    balanceAfter: number,
    { reason, actor, sourceId, remark }: Cause,
    { price = null, currency = null, activates = null, days, videos, ...change }: Change,
  ): Promise<NumberedEntry> {
    const { purchase, planBefore, at } = change;
    const entry = {
      ...{ userId, days, videos, price, currency, activates },
      ...{ reason, actor, sourceId: sourceId ?? null, balanceAfter, at },
      ...(purchase && { purchase }),
      ...(remark !== undefined && { remark }),
      ...(planBefore && { planBefore }),
    };
    const number = await this.ledger.append(entry);
    afterCommit(() => this.changes.inc({ reason }));
    return { ...entry, number };
  }
}

/** What the entry of a reversible change keeps. */
const kept = (
  planBefore: AccountPlan,
  { isReversible = false }: Cause,
): Pick<LedgerEntry, 'planBefore'> => (isReversible ? { planBefore } : {});
