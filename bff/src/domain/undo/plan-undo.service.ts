import { Injectable } from '@nestjs/common';
import { undoPlan } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountsService } from '../accounts/accounts.service';
import { planFacts } from '../accounts/plan-facts';
import { changedDetails } from '../audit/audit-entry';
import type { LedgerReason } from '../plans/ledger-entry';
import { planErrors } from '../plans/plan-errors';
import { PlansService } from '../plans/plans.service';
import type { Undo, Undone } from './undo';

/** Undoes single changes of a plan by a reversing entry of the ledger, inside the transaction of the undo. */
@Injectable()
export class PlanUndoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly clock: Clock,
  ) {}

  /**
   * Restores the plan with its start and terms; videos downloaded since stay subtracted. `reason` is that of
   * the undone entry.
   * @throws DomainError actions/plan-changed, actions/other-account; actions/not-found for an older entry.
   */
  async undo({ record, userId, actor }: Undo, reason: LedgerReason): Promise<Undone> {
    const sourceId = String(record._id);
    const since = await this.plans.listChangesSince(reason, sourceId);
    const [entry] = since;
    if (!entry?.planBefore) throw new DomainError('actions/not-found', { sourceId });
    const { plan } = await this.accounts.get(userId);
    const at = this.clock.now();
    const { days, videos, planBefore: before } = entry;
    const undone = planErrors(() => undoPlan(plan, { before, shift: { days, videos }, since }, at));
    if (!undone) throw new DomainError('actions/other-account', { userId });
    if (!undone.isExact) throw new DomainError('actions/plan-changed', { userId });
    const { plan: after, shift } = undone;
    await this.plans.changePlan(
      userId,
      { ...after, activates: [...after.activates] },
      { reason: 'undo', actor, sourceId },
      { ...shift, at },
    );
    const details = { ...shift, ...changedDetails(planFacts(plan), planFacts(after)) };
    return { action: 'plans/undo', details };
  }
}
