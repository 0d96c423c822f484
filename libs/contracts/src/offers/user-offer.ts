import type { DiscountType } from '@portal/rules';
import { defineCall } from '../http/call';

/** The offer that the banner shows. */
export interface OfferView {
  isDiscount: boolean;
  /** May contain a link with /plans/{offerCode}. */
  message: string;
  /** End of a discount, ISO 8601 UTC; null for a simple offer without an end. */
  expiresAt: string | null;
  /** What a discount is for, to say it in another language than the message's; absent for a simple offer. */
  special?: {
    planId: string;
    planName: string;
    /** In Bangla. Absent in offers from before price lists. */
    planNameBn?: string;
    /** The value is in percent, BDT or days, depending on the type. */
    discount: { type: DiscountType; value: number };
  };
}

/**
 * Reads the user's current offer. Discounts come before simple offers, then the newest. The offer is null
 * without one.
 */
export const getUserOffer = defineCall<void, { offer: OfferView | null }>()(
  'GET',
  '/api/user/:id/offer',
);
