import type { CataloguePlanView, OfferPlanView, ShownTerms } from '@portal/contracts';
import type { BotAccess } from '@portal/rules';

/** A plan that the user is about to buy. */
export interface Purchase {
  readonly planId: string;
  /** As displayed, with its discount. */
  readonly planName: string;
  /** One sentence about the plan; null without one. */
  readonly about?: string | null;
  /** Length in words where the name does not say it: an offer's extra days. Null when it does. */
  readonly duration: string | null;
  /** Days that the plan adds, with an offer's extra days. */
  readonly days: number;
  /** Videos that the plan adds; undefined when the service does not say it. */
  readonly videos: number | undefined;
  /** The bots that the plan opens; undefined when they are not known here. */
  readonly activates: readonly BotAccess[] | undefined;
  /** Displayed BDT; the user pays the order's own amount. */
  readonly priceBdt: number;
  /** Whole INR; null when unknown. */
  readonly priceInr: number | null;
  /** Code of the offer that sets the price; null without one. */
  readonly offerCode: string | null;
}

/** What a purchase adds to a plan; a part that is not known adds nothing. */
export function boughtBy({ days, videos = 0, activates = [] }: Purchase) {
  return { days, videos, activates };
}

/** The purchase of a plan at its own price. @param words name and sentence in the user's language. */
export function purchaseOf(
  plan: CataloguePlanView | OfferPlanView,
  words: { readonly name: string; readonly about: string | null },
): Purchase {
  return {
    planId: plan.id,
    planName: words.name,
    about: words.about,
    duration: null,
    days: plan.duration_days,
    videos: plan.videos,
    activates: plan.activates,
    priceBdt: plan.price_bdt,
    priceInr: plan.price_inr,
    offerCode: null,
  };
}

/** What the screens have shown of a purchase; undefined when they do not know it all. */
export function shownTerms({ priceBdt: amount, days, videos }: Purchase): ShownTerms | undefined {
  return videos === undefined ? undefined : { amount, days, videos };
}
