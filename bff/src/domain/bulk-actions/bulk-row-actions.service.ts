import { Injectable } from '@nestjs/common';
import type { BulkAction } from '@portal/contracts';
import { Clock } from '../../platform/clock/clock';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { planFacts } from '../accounts/plan-facts';
import { changedDetails, ledgerActor } from '../audit/audit-entry';
import { NoticesService } from '../notices/notices.service';
import { OffersService } from '../offers/offers.service';
import { PlansService } from '../plans/plans.service';
import { type BulkActionRecord, type RowResult, sourceOf } from './bulk-action';
import { effectOn, isPlanAction, type PlanBulkAction, stateOf } from './bulk-effect';

const NOTHING = { days: 0, videos: 0 };

/** Applies a bulk action to one user, inside the transaction of the user's row. */
@Injectable()
export class BulkRowActionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly offers: OffersService,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Result for the user; `unchanged` wrote nothing.
   * @throws DomainError accounts/not-found, plans/invalid-amount, plans/amount-too-large.
   */
  async do(record: BulkActionRecord, userId: number): Promise<RowResult> {
    const account = await this.accounts.get(userId);
    const { action } = record;
    if (isPlanAction(action)) return this.changePlan(record, action, account);
    const before = stateOf(account, this.clock.now());
    const done = { outcome: 'done', before, after: before, shift: NOTHING, message: null } as const;
    if (action.kind === 'offer') {
      const { id: offerId } = await this.offers.sendSimpleOffer(userId, action.message);
      return { ...done, offerId, details: { offer: offerId, message: action.message } };
    }
    const isFrozen = action.kind === 'freeze';
    if (account.isFrozen === isFrozen) return { ...done, outcome: 'unchanged' };
    await this.accounts.setFrozen(userId, isFrozen);
    if (isFrozen) await this.notices.tellFrozen(account);
    const details = changedDetails({ isFrozen: account.isFrozen }, { isFrozen });
    return { ...done, after: { ...before, isFrozen }, details };
  }

  private async changePlan(
    { _id, startedBy }: BulkActionRecord,
    action: PlanBulkAction,
    { userId, plan: planBefore, isFrozen }: Account,
  ): Promise<RowResult> {
    const at = this.clock.now();
    const before = stateOf({ plan: planBefore, isFrozen }, at);
    const { plan: amounts, shift } = effectOn(planBefore, action, at);
    if (shift.days === 0 && shift.videos === 0) {
      return { outcome: 'unchanged', before, after: before, shift, message: null };
    }
    const plan = { ...planBefore, ...amounts };
    const actor = ledgerActor(startedBy?.actor ?? '');
    const cause = { reason: 'bulk', actor, sourceId: sourceOf(_id, userId) } as const;
    await this.plans.changePlan(userId, plan, cause, { ...shift, at });
    const after = stateOf({ plan, isFrozen }, at);
    const details = changedDetails(planFacts(planBefore), planFacts(plan));
    return { outcome: 'done', before, after, shift, planBefore, message: null, details };
  }
}

/** Audit action for the change of one user. */
export const actionOn = (action: BulkAction): `bulk-actions/${BulkAction['kind']}` =>
  `bulk-actions/${action.kind}`;
