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
  Array.isArray(value)
    ? value.toSorted((one: string, other: string) => one.localeCompare(other)).join(', ')
    : String(value ?? '');

function fieldChanges(before: PricedPlan, after: PricedPlan): FieldChange[] {
  return FIELDS.flatMap((field) => {
    const change = { field, before: shown(before[field]), after: shown(after[field]) };
    return change.before === change.after ? [] : [change];
  });
}

/** The fewest plans whose moves make one order into the other: all but the longest row that kept its order. */
function movedIds(before: readonly PricedPlan[], after: readonly PricedPlan[]): Set<string> {
  const placeOf = new Map(before.map(({ id }, place) => [id, place]));
  const common = after.map(({ id }) => id).filter((id) => placeOf.has(id));
  const rows: string[][] = [];
  for (const id of common) {
    const fitting = rows.filter((row) => isBefore(row.at(-1) ?? '', id));
    rows.push([...longestOf(fitting), id]);
  }
  const kept = longestOf(rows);
  return new Set(common.filter((id) => !kept.includes(id)));

  function isBefore(one: string, other: string): boolean {
    return (placeOf.get(one) ?? 0) < (placeOf.get(other) ?? 0);
  }
}

const longestOf = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []);

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
