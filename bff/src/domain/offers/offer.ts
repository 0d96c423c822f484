import type { Discount } from '@portal/rules';

/** An offer to one user: a message, or a discounted plan. */
export interface Offer {
  userId: number;
  message: string;
  /** Null: no expiry. */
  expiresAt: Date | null;
  createdAt: Date;
  /** Null for a simple message. */
  special: SpecialOffer | null;
}

/** The additional fields of a discounted plan. */
export interface SpecialOffer {
  /** Opens the offer, only for its user. */
  code: string;
  /** A plan of the plan page. */
  planId: string;
  /**
   * Number of the price list that it was sent by: its plan costs and holds what it did then. Absent in offers from
   * before price lists: the first.
   */
  priceList?: number;
  /** Names of the plan as it was sold. Absent in offers from before price lists. */
  planName?: string;
  planNameBn?: string;
  discount: Discount;
  /** When an order with it was paid; null before. An offer can be used once. */
  usedAt: Date | null;
}
