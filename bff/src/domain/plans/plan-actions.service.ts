import { Injectable } from '@nestjs/common';
import type { PlanGrant } from '@portal/rules';
import type { Origin } from '../../platform/security/origin';
import type { Account, AccountPlan } from '../accounts/account';
import { planFacts } from '../accounts/plan-facts';
import { AccountsService } from '../accounts/accounts.service';
import { type AuditDetails, changedDetails, ledgerActor } from '../audit/audit-entry';
import { AuditService } from '../audit/audit.service';
import { PlansService } from './plans.service';

/** A user after a cut, and the days and videos that were really cut. */
export interface CutUser {
  readonly account: Account;
  readonly cut: PlanGrant;
}

/** A user after a grant. */
export interface AddedUser {
  readonly account: Account;
  /** Whether the account was created. */
  readonly isNew: boolean;
}

/** Plan changes by administrators: plan, ledger and one audit record in one transaction (SEC-57). */
@Injectable()
export class PlanActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly audit: AuditService,
  ) {}

  /** Adds to a plan. @throws as PlansService.grantPlan. */
  async add(origin: Origin, userId: number, grant: PlanGrant): Promise<Account> {
    return this.audit.changeUser(origin, userId, async () => {
      const { plan: before } = await this.accounts.get(userId);
      const account = await this.grant(origin, userId, grant);
      const facts = details(grant, before, account.plan);
      return { result: account, action: 'plans/add', details: facts };
    });
  }

  /**
   * Adds to a plan, and creates the account first if it does not exist; a refused grant creates nothing.
   * @throws DomainError plans/invalid-amount, plans/amount-too-large.
   */
  async addOrOpen(origin: Origin, userId: number, grant: PlanGrant): Promise<AddedUser> {
    return this.audit.changeUser(origin, userId, async () => {
      const isNew = (await this.accounts.find(userId)) === null;
      if (isNew) await this.accounts.open({ userId });
      const { plan: before } = await this.accounts.get(userId);
      const account = await this.grant(origin, userId, grant);
      const action = isNew ? 'accounts/open' : 'plans/add';
      const facts = details(grant, before, account.plan);
      return { result: { account, isNew }, action, details: facts };
    });
  }

  /** Cuts at most what is left (PAY-25). @throws as PlansService.cutPlan. */
  async cut(origin: Origin, userId: number, wanted: PlanGrant): Promise<CutUser> {
    return this.audit.changeUser(origin, userId, async () => {
      const actor = ledgerActor(origin.actor);
      const { plan: before } = await this.accounts.get(userId);
      const { cut } = await this.plans.cutPlan(userId, wanted, actor);
      const account = await this.accounts.get(userId);
      const asked = { wantedDays: wanted.days, wantedVideos: wanted.videos };
      return {
        result: { account, cut },
        action: 'plans/cut',
        details: { ...asked, ...details(cut, before, account.plan) },
      };
    });
  }

  /** Ends a plan now and removes all its videos. @throws DomainError accounts/not-found. */
  async reset(origin: Origin, userId: number): Promise<CutUser> {
    return this.audit.changeUser(origin, userId, async () => {
      const actor = ledgerActor(origin.actor);
      const { plan: before } = await this.accounts.get(userId);
      const { cut } = await this.plans.resetPlan(userId, actor);
      const account = await this.accounts.get(userId);
      const result = { account, cut };
      const facts = details(cut, before, account.plan);
      return { result, action: 'plans/reset', details: facts };
    });
  }

  private async grant(origin: Origin, userId: number, grant: PlanGrant): Promise<Account> {
    const cause = { reason: 'admin', actor: ledgerActor(origin.actor) } as const;
    await this.plans.grantPlan(userId, grant, cause);
    return this.accounts.get(userId);
  }
}

function details(
  { days, videos }: PlanGrant,
  before: AccountPlan,
  after: AccountPlan,
): AuditDetails {
  return { days, videos, ...changedDetails(planFacts(before), planFacts(after)) };
}
