import { defineCall } from '../http/call';

/** What the offer banner shows. */
export interface OfferView {
  isDiscount: boolean;
  /** May contain a link with /plans/{offerCode}. */
  message: string;
  /** End of a discount, ISO 8601 UTC; null for a simple offer without an end. */
  expiresAt: string | null;
}

/** The user's current offer: a discount before a simple one, the newest of its kind; null for none. */
export const getUserOffer = defineCall<void, { offer: OfferView | null }>()(
  'GET',
  '/api/user/:id/offer',
);
