/** What somebody is about to buy. */
export interface Purchase {
  readonly planId: string;
  /** As shown, with its discount. */
  readonly planName: string;
  /** How long it lasts, in words; names an offer's extra days. */
  readonly duration: string;
  /** BDT as shown; the order's own amount is what is charged. */
  readonly priceBdt: number;
  /** Whole INR; null where it is not known. */
  readonly priceInr: number | null;
  /** Of the offer that gives the price; null without one. */
  readonly offerCode: string | null;
}
