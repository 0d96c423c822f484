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
  /** One of rules' OFFER_PLANS. */
  planId: string;
  discount: Discount;
  /** When an order with it was paid; null before. An offer can be used once. */
  usedAt: Date | null;
}
