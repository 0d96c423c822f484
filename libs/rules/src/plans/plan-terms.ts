import type { BotAccess } from './catalogue';
import { isPlanExpired, type PlanPeriod } from './plan-status';

/** The price a plan was sold for, and the bots it opens. */
export interface PlanTerms {
  /** Whole units of `currency`, null for a gift. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[];
}

/** Terms that come with a grant; null or absent leaves those of the plan as they are. */
export interface GrantTerms {
  readonly price?: number | null;
  readonly currency?: string | null;
  readonly activates?: readonly BotAccess[] | null;
}

/**
 * The terms of a plan after a grant. The bots of an active plan and those of the grant are united, so
 * that nobody loses what was paid for; an expired plan opens what the grant opens.
 */
export function extendTerms(
  plan: PlanPeriod & Readonly<PlanTerms>,
  terms: GrantTerms,
  now: Date,
): PlanTerms {
  return {
    price: terms.price ?? plan.price,
    currency: terms.currency ?? plan.currency,
    activates: botsAfter(plan, terms.activates ?? null, now),
  };
}

function botsAfter(
  plan: PlanPeriod & Readonly<PlanTerms>,
  granted: readonly BotAccess[] | null,
  now: Date,
): BotAccess[] {
  if (granted === null) return plan.activates;
  const kept = isPlanExpired(plan, now) ? [] : plan.activates;
  return [...new Set([...kept, ...granted])];
}
