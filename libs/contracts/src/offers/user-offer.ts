import { defineCall } from '../http/call';

/** The offer that the banner shows. */
export interface OfferView {
  isDiscount: boolean;
  /** May contain a link with /plans/{offerCode}. */
  message: string;
  /** End of a discount, ISO 8601 UTC; null for a simple offer without an end. */
  expiresAt: string | null;
}

/**
 * Reads the user's current offer. Discounts come before simple offers, then the newest. The offer is null
 * without one.
 */
export const getUserOffer = defineCall<void, { offer: OfferView | null }>()(
  'GET',
  '/api/user/:id/offer',
);
