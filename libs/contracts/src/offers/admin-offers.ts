import type { DiscountType } from '@portal/rules';
import type { ReversibleAnswer } from '../audit/undo-action';
import { defineCall } from '../http/call';
import type { PageQuery, PaginationView, TimeSortQuery } from '../http/page';

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

/** Answer of an action on an offer, with the message to show. */
export interface ChangedOfferResponse extends ReversibleAnswer {
  message: string;
}

/** Kinds of offers: a discount for a plan, or a message alone. */
export const OFFER_KINDS = ['discount', 'message'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Query of listActiveOffers; every part is optional. */
export interface ListOffersQuery extends PageQuery, TimeSortQuery {
  /** User ID. */
  user?: number;
  kind?: OfferKind;
}

/** Lists open offers, newest first, all of them or one page. With `page` the answer is a page with totals. */
export const listActiveOffers = defineCall<
  void,
  { offers: ActiveOfferView[]; pagination?: PaginationView },
  ListOffersQuery
>()('GET', '/api/admin/offers/active');

/** Removes an offer. Its offer code is invalid from then on. */
export const removeOffer = defineCall<void, ChangedOfferResponse>()(
  'DELETE',
  '/api/admin/offer/:offerId',
);

/** Sends a message as an offer to one user. It gives no discount. */
export const sendOffer = defineCall<SendOfferRequest, ChangedOfferResponse>()(
  'POST',
  '/api/admin/offer',
);

/**
 * Sends one user a discount for a plan. The value is in percent, BDT or extra days, depending on the type.
 * The user gets a link with an offer code.
 */
export const sendSpecialOffer = defineCall<SendSpecialOfferRequest, ChangedOfferResponse>()(
  'POST',
  '/api/admin/send-special-offer',
);
