import type { BotAccess, PlanPlace } from '@portal/rules';
import { defineCall } from '../http/call';

/** A plan of a price list, as administrators edit it. Prices are whole units. */
export interface PricedPlanView {
  /** Lower-case letters, digits and underscores; part of checkout links. */
  id: string;
  name: string;
  nameBn: string;
  place: PlanPlace;
  /** Length in days, 1 to 3,650. */
  durationDays: number;
  /** Videos that it adds; 0 without the DRM bot. */
  videos: number;
  activates: BotAccess[];
  /** BDT, from 1. */
  priceBdt: number;
  /** INR, from 1: every price is shown in both. */
  priceInr: number;
  /** 0 for a plan without a price in USD. */
  priceUsd: number;
  /** Whether screens mark it as the usual choice: exactly one plan of a list. */
  isUsual: boolean;
  /** One sentence, at most 160 characters; empty for none. */
  textEn: string;
  textBn: string;
  /** When its sale begins and ends, ISO 8601 UTC; null for no limit. */
  visibleFrom: string | null;
  visibleUntil: string | null;
}

/** A published price list. It never changes. */
export interface PriceListView {
  /** From 1, without gaps. */
  number: number;
  plans: PricedPlanView[];
  /** Who wrote and who published it; null for the first one, which the service starts with. */
  author: string | null;
  publisher: string | null;
  /** ISO 8601 UTC; null for the first one. */
  publishedAt: string | null;
  effectiveFrom: string | null;
  /** Why, in the publisher's words; null when none was given. */
  reason: string | null;
  /** When its publication was cancelled before it was in effect; otherwise null. */
  cancelledAt: string | null;
  cancelledBy: string | null;
}

/** The one draft, which all administrators share. */
export interface PriceDraftView {
  /** Grows with each save; a save names the revision that it has read. */
  revision: number;
  plans: PricedPlanView[];
  /** Who saved it last. */
  author: string;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** Answer of getPriceLists. */
export interface PriceListsResponse {
  /** Number of the list in effect. */
  current: number;
  /** Number of the list that waits for its time; null when there is none. */
  waiting: number | null;
  /** The newest {@link PRICE_LISTS_LIMIT} lists, newest first. */
  lists: PriceListView[];
  draft: PriceDraftView | null;
  /** Whether this administrator may publish the draft: its author may not where others may. */
  mayPublish: boolean;
}

/** Number of price lists that getPriceLists returns. */
export const PRICE_LISTS_LIMIT = 50;

/** Body of savePriceDraft. */
export interface SavePriceDraftRequest {
  /** The revision that was edited; 0 when there was no draft. */
  revision: number;
  /** All plans in their order, at most 40. */
  plans: PricedPlanView[];
}

/** Body of publishPriceList. */
export interface PublishPriceListRequest {
  /** The revision of the draft that was seen. */
  revision: number;
  /** Number of the newest list that was seen: two publications never follow the same list. */
  after: number;
  /** When it comes into effect, ISO 8601 UTC; null: now. */
  effectiveFrom: string | null;
  /** Why; 3 to 200 characters. */
  reason?: string;
}

/** Answer of a change of price lists. */
export interface PriceListsChange extends PriceListsResponse {
  message: string;
}

/** The price lists and the draft of the next one. */
export const getPriceLists = defineCall<void, PriceListsResponse>()(
  'GET',
  '/api/admin/price-lists',
);

/** Saves the draft. A draft that is not complete can be saved, but not published. */
export const savePriceDraft = defineCall<SavePriceDraftRequest, PriceListsChange>()(
  'PUT',
  '/api/admin/price-lists/draft',
);

/** Discards the draft. */
export const discardPriceDraft = defineCall<void, PriceListsChange>()(
  'DELETE',
  '/api/admin/price-lists/draft',
);

/**
 * Publishes the draft as the next price list, now or at a time. Open orders and sent offers keep their terms.
 * Where two administrators may publish, its author may not.
 */
export const publishPriceList = defineCall<PublishPriceListRequest, PriceListsChange>()(
  'POST',
  '/api/admin/price-lists/publish',
);

/** Cancels the publication of a price list that waits for its time. */
export const cancelPriceList = defineCall<void, PriceListsChange>()(
  'POST',
  '/api/admin/price-lists/:number/cancel',
);
