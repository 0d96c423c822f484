import type { BotAccess } from './catalogue';
import { extendPlan, fittingGrant, type PlanAmounts, type PlanGrant } from './extend-plan';
import { isPlanExpired, planExpiresAt } from './plan-status';
import { extendTerms } from './plan-terms';

/** A user's plan before a purchase, with the bots it opens. */
export interface HeldPlan extends PlanAmounts {
  readonly activates: readonly BotAccess[];
}

/** What a purchase adds, with the extra days of an offer. */
export interface BoughtPlan extends PlanGrant {
  readonly activates: readonly BotAccess[];
}

/** What a purchase changes for a user. */
export interface PurchaseEffect {
  /** Whether the plan starts anew, because the one before is over or there was none. */
  readonly startsAnew: boolean;
  /** End of the plan after the purchase; null when it still has no day. */
  readonly expiresAt: Date | null;
  /** Days and videos that are added. */
  readonly added: PlanGrant;
  /** Bots that the plan opens afterwards and does not open now. */
  readonly newBots: readonly BotAccess[];
}

/** What a purchase that is paid at `now` changes, by the rules by which a payment extends the plan. */
export function purchaseEffect(plan: HeldPlan, bought: BoughtPlan, now: Date): PurchaseEffect {
  const added = fittingGrant(plan, bought, now);
  const startsAnew = isPlanExpired(plan, now);
  const held = { ...plan, activates: [...plan.activates], price: null, currency: null };
  const { activates } = extendTerms(held, bought, now);
  const opened = startsAnew ? [] : plan.activates;
  return {
    startsAnew,
    expiresAt: planExpiresAt(extendPlan(plan, added, now)),
    added,
    newBots: activates.filter((bot) => !opened.includes(bot)),
  };
}
