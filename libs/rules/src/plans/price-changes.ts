import type { PricedPlan } from './price-list';

/** A field of a plan that differs between two price lists; the values as texts. */
export interface FieldChange {
  readonly field: keyof PricedPlan;
  readonly before: string;
  readonly after: string;
}

/** What differs for one plan. */
export interface PricedPlanChange {
  readonly planId: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Of a changed plan; empty for the others. */
  readonly fields: readonly FieldChange[];
}

const FIELDS = [
  ...['name', 'nameBn', 'place', 'durationDays', 'videos', 'activates'],
  ...['priceBdt', 'priceInr', 'priceUsd', 'isUsual'],
  ...['textEn', 'textBn', 'visibleFrom', 'visibleUntil'],
] as readonly (keyof PricedPlan)[];

const shown = (value: PricedPlan[keyof PricedPlan]): string =>
  Array.isArray(value) ? [...value].sort().join(', ') : String(value ?? '');

function fieldChanges(before: PricedPlan, after: PricedPlan): FieldChange[] {
  return FIELDS.flatMap((field) => {
    const change = { field, before: shown(before[field]), after: shown(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** The ids of plans whose place among the plans that both lists have is another one. */
function movedIds(before: readonly PricedPlan[], after: readonly PricedPlan[]): Set<string> {
  const common = (plans: readonly PricedPlan[], others: readonly PricedPlan[]) =>
    plans.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  const old = common(before, after);
  return new Set(common(after, before).filter((id, place) => old[place] !== id));
}

/**
 * What differs between two price lists: plans that are new, changed or moved, in the order of the newer list,
 * then removed ones.
 */
export function priceChanges(
  before: readonly PricedPlan[],
  after: readonly PricedPlan[],
): PricedPlanChange[] {
  const moved = movedIds(before, after);
  return [
    ...after.flatMap((plan): PricedPlanChange[] => {
      const { id: planId } = plan;
      const old = before.find(({ id }) => id === planId);
      if (!old) return [{ planId, kind: 'added', fields: [] }];
      const fields = fieldChanges(old, plan);
      if (fields.length > 0) return [{ planId, kind: 'changed', fields }];
      return moved.has(planId) ? [{ planId, kind: 'moved', fields: [] }] : [];
    }),
    ...before
      .filter(({ id }) => !after.some((plan) => plan.id === id))
      .map(({ id: planId }): PricedPlanChange => ({ planId, kind: 'removed', fields: [] })),
  ];
}
