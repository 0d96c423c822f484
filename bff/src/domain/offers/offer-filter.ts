/** Which open offers are listed; null: not filtered by it. */
export interface OfferFilter {
  readonly userId: number | null;
  readonly isDiscount: boolean | null;
}
