/** What somebody is about to buy. */
export interface Purchase {
  readonly planId: string;
  /** As shown, with its discount. */
  readonly planName: string;
  /** Whole BDT. */
  readonly priceBdt: number;
  /** Whole INR. */
  readonly priceInr: number;
  /** Of the offer that gives the price; null without one. */
  readonly offerCode: string | null;
}
