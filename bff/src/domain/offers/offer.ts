import type { Discount } from '@portal/rules';

/** What an administrator sent to one user: a message, or a plan at a better price. */
export interface Offer {
  userId: number;
  message: string;
  /** Null: it has no end. */
  expiresAt: Date | null;
  createdAt: Date;
  /** Null for a simple message. */
  special: SpecialOffer | null;
}

/** What makes an offer special. */
export interface SpecialOffer {
  /** Opens the offer, for its user only. */
  code: string;
  /** One of rules' OFFER_PLANS. */
  planId: string;
  discount: Discount;
  /** When an order with it was paid; an offer is used once. Null before. */
  usedAt: Date | null;
}
