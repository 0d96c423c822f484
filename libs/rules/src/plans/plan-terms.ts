import type { BotAccess } from './catalogue';
import { isPlanExpired, type PlanPeriod } from './plan-status';

/** The price of a plan when it was sold, and the bots it opens. */
export interface PlanTerms {
  /** Whole units of `currency`; null for a gift. */
  price: number | null;
  currency: string | null;
  activates: BotAccess[];
}

/** Terms that come with a grant; null or absent does not change the plan's own. */
export interface GrantTerms {
  readonly price?: number | null;
  readonly currency?: string | null;
  readonly activates?: readonly BotAccess[] | null;
}

/**
 * The terms of a plan after a grant. An active plan opens its own bots and those of the grant, so that no
 * user loses what was paid for. An expired plan opens only the bots of the grant.
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
