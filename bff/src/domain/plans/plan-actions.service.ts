import { Injectable } from '@nestjs/common';
import type { PlanGrant } from '@portal/rules';
import { newDocumentId } from '../../platform/mongo/document-id';
import type { Origin } from '../../platform/security/origin';
import type { Account, AccountPlan } from '../accounts/account';
import { planFacts } from '../accounts/plan-facts';
import { AccountsService } from '../accounts/accounts.service';
import { type AuditDetails, changedDetails, ledgerActor } from '../audit/audit-entry';
import { AuditService, type Change } from '../audit/audit.service';
import { type Cutter, PlansService } from './plans.service';

/** A user after an action. */
export interface ActedUser {
  readonly account: Account;
  /** Names the action for an undo; null when nothing was changed. */
  readonly actionId: string | null;
}

/** A user after a cut, and the days and videos that were really cut. */
export interface CutUser extends ActedUser {
  readonly cut: PlanGrant;
}

/** A user after a grant. */
export interface AddedUser extends ActedUser {
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

  /** Adds to a plan; `reason` says why. @throws as PlansService.grantPlan. */
  async add(origin: Origin, userId: number, grant: PlanGrant, reason?: string): Promise<ActedUser> {
    return this.change(origin, userId, reason, async (by) => {
      const { plan: before } = await this.accounts.get(userId);
      const account = await this.grant(userId, grant, by);
      return { result: { account }, action: 'plans/add', details: details(grant, before, account) };
    });
  }

  /**
   * Adds to a plan, and creates the account first if it does not exist; a refused grant creates nothing.
   * Opening an account cannot be undone.
   * @throws DomainError plans/invalid-amount, plans/amount-too-large.
   */
  async addOrOpen(
    origin: Origin,
    userId: number,
    grant: PlanGrant,
    reason?: string,
  ): Promise<AddedUser> {
    const { isNew, ...added } = await this.change(origin, userId, reason, async (by) => {
      const opens = (await this.accounts.find(userId)) === null;
      if (opens) await this.accounts.open({ userId });
      const { plan: before } = await this.accounts.get(userId);
      const account = await this.grant(userId, grant, { ...by, isReversible: !opens });
      const action = opens ? 'accounts/open' : 'plans/add';
      return {
        result: { account, isNew: opens },
        action,
        details: details(grant, before, account),
      };
    });
    return { ...added, isNew, actionId: isNew ? null : added.actionId };
  }

  /** Cuts at most what is left (PAY-25); `reason` says why. @throws as PlansService.cutPlan. */
  async cut(origin: Origin, userId: number, wanted: PlanGrant, reason?: string): Promise<CutUser> {
    return this.change(origin, userId, reason, async (by) => {
      const { plan: before } = await this.accounts.get(userId);
      const { cut } = await this.plans.cutPlan(userId, wanted, by);
      const account = await this.accounts.get(userId);
      const asked = { wantedDays: wanted.days, wantedVideos: wanted.videos };
      return {
        result: { account, cut },
        action: 'plans/cut',
        details: { ...asked, ...details(cut, before, account) },
      };
    });
  }

  /** Ends a plan now and removes all its videos. @throws DomainError accounts/not-found. */
  async reset(origin: Origin, userId: number, reason?: string): Promise<CutUser> {
    return this.change(origin, userId, reason, async (by) => {
      const { plan: before } = await this.accounts.get(userId);
      const { cut } = await this.plans.resetPlan(userId, by);
      const account = await this.accounts.get(userId);
      return {
        result: { account, cut },
        action: 'plans/reset',
        details: details(cut, before, account),
      };
    });
  }

  /** An action that can be undone: the entry of the ledger has the id of the audit record as its source. */
  private change<Result extends { readonly account: Account }>(
    origin: Origin,
    userId: number,
    remark: string | undefined,
    decide: (by: Cutter) => Promise<Change<Result>>,
  ): Promise<Result & ActedUser> {
    return this.audit.changeUser(origin, userId, async () => {
      const id = newDocumentId();
      const sourceId = String(id);
      const actor = ledgerActor(origin.actor);
      const { result, ...done } = await decide({ actor, sourceId, remark, isReversible: true });
      const isChanged = Object.keys(done.details).some((key) => key.startsWith('after:'));
      return {
        ...done,
        result: { ...result, actionId: isChanged ? sourceId : null },
        facts: { ...(remark !== undefined && { reason: remark }) },
        id,
      };
    });
  }

  private async grant(userId: number, grant: PlanGrant, by: Cutter): Promise<Account> {
    await this.plans.grantPlan(userId, grant, { reason: 'admin', ...by });
    return this.accounts.get(userId);
  }
}

function details(
  { days, videos }: PlanGrant,
  before: AccountPlan,
  { plan: after }: Account,
): AuditDetails {
  return { days, videos, ...changedDetails(planFacts(before), planFacts(after)) };
}
