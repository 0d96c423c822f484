import { changedFields, type FieldChange, movedIds } from '../lists/row-changes';
import type { PricedPlan } from './price-list';

/** What differs for one plan. */
export interface PricedPlanChange {
  readonly planId: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Of a changed plan; empty for the others. */
  readonly fields: readonly FieldChange<keyof PricedPlan>[];
}

const FIELDS = [
  ...['name', 'nameBn', 'place', 'durationDays', 'videos', 'activates'],
  ...['priceBdt', 'priceInr', 'priceUsd', 'isUsual'],
  ...['textEn', 'textBn', 'visibleFrom', 'visibleUntil'],
] as readonly (keyof PricedPlan)[];

const shown = (value: PricedPlan[keyof PricedPlan]): string =>
  Array.isArray(value)
    ? value.toSorted((one: string, other: string) => one.localeCompare(other)).join(', ')
    : String(value ?? '');

const idsOf = (plans: readonly PricedPlan[]): string[] => plans.map(({ id }) => id);

/**
 * What differs between two price lists: plans that are new, changed or moved, in the order of the newer list,
 * then removed ones.
 */
export function priceChanges(
  before: readonly PricedPlan[],
  after: readonly PricedPlan[],
): PricedPlanChange[] {
  const moved = movedIds(idsOf(before), idsOf(after));
  return [
    ...after.flatMap((plan): PricedPlanChange[] => {
      const { id: planId } = plan;
      const old = before.find(({ id }) => id === planId);
      if (!old) return [{ planId, kind: 'added', fields: [] }];
      const fields = changedFields(FIELDS, shown, old, plan);
      if (fields.length > 0) return [{ planId, kind: 'changed', fields }];
      return moved.has(planId) ? [{ planId, kind: 'moved', fields: [] }] : [];
    }),
    ...before
      .filter(({ id }) => !after.some((plan) => plan.id === id))
      .map(({ id: planId }): PricedPlanChange => ({ planId, kind: 'removed', fields: [] })),
  ];
}
