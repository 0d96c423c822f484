import { Injectable } from '@nestjs/common';
import { ERROR_CATALOGUE } from '@portal/contracts';
import { type PlanShift, undoPlan } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import type { Account } from '../accounts/account';
import { AccountsService } from '../accounts/accounts.service';
import { planFacts } from '../accounts/plan-facts';
import { changedDetails, ledgerActor } from '../audit/audit-entry';
import { NoticesService } from '../notices/notices.service';
import { OffersService } from '../offers/offers.service';
import { planErrors } from '../plans/plan-errors';
import { PlansService } from '../plans/plans.service';
import { type BulkActionRecord, type BulkRow, type RowResult, sourceOf } from './bulk-action';
import { stateOf } from './bulk-effect';
import { FreezeHistoryService } from './freeze-history.service';

const kept = (message: string): RowResult => ({ outcome: 'kept', message });

/** Undoes a bulk action for one user, inside the transaction of the user's row. */
@Injectable()
export class BulkRowUndoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly plans: PlansService,
    private readonly offers: OffersService,
    private readonly freezes: FreezeHistoryService,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
  ) {}

  /** Result for the row; `kept` wrote nothing. @throws DomainError plans/amount-too-large. */
  async undo(record: BulkActionRecord, row: BulkRow): Promise<RowResult> {
    const account = await this.accounts.find(row.userId);
    if (!account) return kept(ERROR_CATALOGUE['accounts/not-found'].text);
    if (row.planBefore) return this.undoPlan(record, row, account);
    if (row.offerId !== null) return this.withdrawOffer(row.offerId);
    return this.undoFreeze(record, account);
  }

  private async undoPlan(
    { _id, undoneBy }: BulkActionRecord,
    { shift, planBefore }: BulkRow,
    { userId, plan, isFrozen }: Account,
  ): Promise<RowResult> {
    const sourceId = sourceOf(_id, userId);
    const since = await this.plans.listChangesSince('bulk', sourceId);
    const at = this.clock.now();
    const change = planBefore && { before: planBefore, shift, since };
    const undone = change && planErrors(() => undoPlan(plan, change, at));
    if (!undone) return kept('The account was deleted since, this is another one.');
    const { plan: after, shift: back, isExact } = undone;
    if (!isExact && back.days === 0 && back.videos === 0) {
      return kept('The plan was changed since, and there is nothing left to take back.');
    }
    const actor = ledgerActor(undoneBy?.actor ?? '');
    const cause = { reason: 'bulk_undo', actor, sourceId } as const;
    await this.plans.changePlan(userId, after, cause, { ...back, at });
    return {
      ...{
        outcome: 'undone',
        shift: sum(shift, back),
        after: stateOf({ plan: after, isFrozen }, at),
      },
      message: isExact ? downloadedInWords(shift, back) : changedInWords(back),
      details: changedDetails(planFacts(plan), planFacts(after)),
    };
  }

  private async withdrawOffer(offerId: string): Promise<RowResult> {
    const isWithdrawn = await this.offers.withdrawSimpleOffer(offerId);
    return isWithdrawn
      ? {
          ...{ outcome: 'undone', message: null },
          details: changedDetails({ offer: offerId }, { offer: null }),
        }
      : kept('The offer was removed already.');
  }

  /** Only if this action was the last one that froze or unfroze the user. */
  private async undoFreeze(
    { _id, action }: BulkActionRecord,
    account: Account,
  ): Promise<RowResult> {
    const isFrozen = action.kind === 'freeze';
    const isOurs =
      account.isFrozen === isFrozen && (await this.freezes.wasLastDoneBy(_id, account.userId));
    if (!isOurs) return kept('Somebody froze or unfroze the user since.');
    await this.accounts.setFrozen(account.userId, !isFrozen);
    if (!isFrozen) await this.notices.tellFrozen(account);
    const after = stateOf({ plan: account.plan, isFrozen: !isFrozen }, this.clock.now());
    const details = changedDetails({ isFrozen }, { isFrozen: !isFrozen });
    return { outcome: 'undone', after, message: null, details };
  }
}

/** The sum of two shifts. */
const sum = (one: PlanShift, other: PlanShift): PlanShift => ({
  days: one.days + other.days,
  videos: one.videos + other.videos,
});

function downloadedInWords(given: PlanShift, back: PlanShift): string | null {
  const missing = given.videos + back.videos;
  return missing > 0 ? `${missing} of the videos were downloaded already.` : null;
}

function changedInWords({ days, videos }: PlanShift): string {
  const parts = [days && `${Math.abs(days)} days`, videos && `${Math.abs(videos)} videos`];
  const direction = days < 0 || videos < 0 ? 'taken' : 'given';
  return `The plan was changed since: ${parts.filter(Boolean).join(' and ')} were ${direction} back.`;
}
