/** A plan that the user is about to buy. */
export interface Purchase {
  readonly planId: string;
  /** As displayed, with its discount. */
  readonly planName: string;
  /** Length of the plan as text, with an offer's extra days. */
  readonly duration: string;
  /** Displayed BDT; the user pays the order's own amount. */
  readonly priceBdt: number;
  /** Whole INR; null when unknown. */
  readonly priceInr: number | null;
  /** Code of the offer that sets the price; null without one. */
  readonly offerCode: string | null;
}
