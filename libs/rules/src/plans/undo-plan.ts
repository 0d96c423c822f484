import type { FullPlan, PlanChange } from './replay-plan';
import { type PlanShift, shiftPlan } from './shift-plan';
import { standingChanges } from './standing-changes';

/** The change to undo. */
export interface ChangeToUndo {
  /** The plan as it was before the change. */
  readonly before: FullPlan;
  /** Days and videos that the change gave or took. */
  readonly shift: PlanShift;
  /** The change and all later ones of the plan, in order. */
  readonly since: readonly PlanChange[];
}

/** A plan after an undo. */
export interface UndonePlan {
  readonly plan: FullPlan;
  /** Days and videos that the undo gave or took. */
  readonly shift: PlanShift;
  /** Whether the plan is exactly as before, except for videos downloaded since. */
  readonly isExact: boolean;
}

/**
 * Undoes a change of a bulk action. If no other change in force came since, the plan is as before, with its
 * start and terms; videos downloaded since then stay subtracted. Otherwise the amounts are given back, or
 * taken back as far as they are left. Null when the account was deleted since: the id may now belong to
 * another account with its own plan.
 * @throws RangeError plans/amount-too-large.
 */
export function undoPlan(plan: FullPlan, undo: ChangeToUndo, now: Date): UndonePlan | null {
  const { before, shift, since } = undo;
  if (since.some(({ reason }) => reason === 'deleted')) return null;
  if (standingChanges(since).length === 1) {
    const balance = Math.max(0, plan.balance - shift.videos);
    const undone = { days: 0 - shift.days, videos: balance - plan.balance };
    return { plan: { ...before, balance }, shift: undone, isExact: true };
  }
  const back = { days: 0 - shift.days, videos: 0 - shift.videos };
  const shifted = shiftPlan(plan, back, now);
  return { plan: { ...plan, ...shifted.plan }, shift: shifted.shift, isExact: false };
}
