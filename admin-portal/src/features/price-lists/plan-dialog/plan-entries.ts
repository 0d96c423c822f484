import type { PricedPlanView } from '@portal/contracts';
import { type BotAccess, PLAN_LIMITS, type PlanPlace, wallTimeOf } from '@portal/rules';

/** Date and time in the service's zone; '' when there is none. */
export interface TimeEntry {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** Values of the form of a plan, as they are typed. */
export interface PlanEntries {
  readonly name: string;
  readonly nameBn: string;
  /** Null while it follows the name. */
  readonly id: string | null;
  readonly place: PlanPlace;
  readonly durationDays: string;
  readonly videos: string;
  readonly activates: readonly BotAccess[];
  readonly priceBdt: string;
  readonly priceInr: string;
  readonly priceUsd: string;
  readonly isUsual: boolean;
  readonly textEn: string;
  readonly textBn: string;
  readonly visibleFrom: TimeEntry;
  readonly visibleUntil: TimeEntry;
}

const NO_TIME: TimeEntry = { day: '', time: '' };

/** The form of a new plan. */
export const EMPTY_PLAN: PlanEntries = {
  ...{ name: '', nameBn: '', id: null, place: 'checkout', durationDays: '', videos: '' },
  ...{ activates: [], priceBdt: '', priceInr: '', priceUsd: '0', isUsual: false },
  ...{ textEn: '', textBn: '', visibleFrom: NO_TIME, visibleUntil: NO_TIME },
};

const timeEntry = (iso: string | null, zone: string): TimeEntry =>
  iso === null ? NO_TIME : wallTimeOf(new Date(iso), zone);

/** The form of a plan. Times are shown in the service's zone. */
export function entriesOf(plan: PricedPlanView, zone: string): PlanEntries {
  return {
    ...plan,
    durationDays: String(plan.durationDays),
    videos: String(plan.videos),
    priceBdt: String(plan.priceBdt),
    priceInr: String(plan.priceInr),
    priceUsd: String(plan.priceUsd),
    visibleFrom: timeEntry(plan.visibleFrom, zone),
    visibleUntil: timeEntry(plan.visibleUntil, zone),
  };
}

/**
 * The form of a copy: all values except the names, the id that follows from them, and the mark of the usual choice.
 * Two plans must not have one name.
 */
export function copyOf(plan: PricedPlanView, zone: string): PlanEntries {
  return { ...entriesOf(plan, zone), name: '', nameBn: '', id: null, isUsual: false };
}

/** An id made of a name: 'Eid Special - 15 Days' becomes 'eid_special_15_days'. */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, PLAN_LIMITS.id)
    .replace(/_$/, '');
}

/** The id of the form: the typed one, or the one of the name. */
export const idOf = ({ id, name }: PlanEntries): string => id ?? idOfName(name);
