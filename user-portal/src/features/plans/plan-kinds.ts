import type { CataloguePlanView, OfferPlanView } from '@portal/contracts';
import type { BotAccess } from '@portal/rules';

/** Kinds of plans by the bots they open, in the order of the switch. */
export const PLAN_KINDS = ['drm', 'notify', 'both'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The bots of each kind. */
export const BOTS_OF: Readonly<Record<PlanKind, readonly BotAccess[]>> = {
  drm: ['drm'],
  notify: ['notify'],
  both: ['drm', 'notify'],
};

/** The kind of a plan that opens these bots. */
export function planKindOf(bots: readonly BotAccess[]): PlanKind {
  if (!bots.includes('notify')) return 'drm';
  return bots.includes('drm') ? 'both' : 'notify';
}

/** Whether two plans give the same for the same price, so that only their names differ. */
export function givesTheSame(plan: CataloguePlanView, other: OfferPlanView): boolean {
  return (
    plan.price_bdt === other.price_bdt &&
    plan.duration_days === other.duration_days &&
    plan.videos === other.videos &&
    planKindOf(plan.activates) === planKindOf(other.activates ?? [])
  );
}
