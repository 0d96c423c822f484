import type { BotAccess } from '@portal/rules';

/** A plan that the user is about to buy. */
export interface Purchase {
  readonly planId: string;
  /** As displayed, with its discount. */
  readonly planName: string;
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
