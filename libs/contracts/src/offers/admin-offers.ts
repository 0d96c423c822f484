import type { DiscountType } from '@portal/rules';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView } from '../http/page';

/** An offer that is still visible to its user. Dates are ISO 8601 UTC. */
export interface ActiveOfferView {
  _id: string;
  userId: number;
  name: string;
  message: string;
  createdAt: string;
  /** Null: it has no end. */
  expiresAt: string | null;
  isDiscount: boolean;
}

/** A message for one user. */
export interface SendOfferRequest {
  userId: number;
  /** 1 to 1,000 characters. */
  message: string;
}

/** A plan with a discount for one user. */
export interface SendSpecialOfferRequest {
  userId: number;
  planId: string;
  discount: { type: DiscountType; value: number };
  /** Days from now until its end, from 1. */
  expiryDays: number;
}

/** Open offers, newest first; all of them, or a page with `page` and `limit`. */
export const listActiveOffers = defineCall<
  void,
  { offers: ActiveOfferView[]; pagination?: PaginationView },
  PageQuery
>()('GET', '/api/admin/offers/active');

/** Removes an offer. */
export const removeOffer = defineCall<void, { message: string }>()(
  'DELETE',
  '/api/admin/offer/:offerId',
);

/** Sends a simple offer. */
export const sendOffer = defineCall<SendOfferRequest, { message: string }>()(
  'POST',
  '/api/admin/offer',
);

/** Sends a special offer: 'Special offer sent successfully!'. */
export const sendSpecialOffer = defineCall<SendSpecialOfferRequest, { message: string }>()(
  'POST',
  '/api/admin/send-special-offer',
);
