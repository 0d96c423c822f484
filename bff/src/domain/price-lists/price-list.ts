import {
  FIRST_PLANS,
  FIRST_PRICE_LIST,
  priceListAt,
  type PricedPlan,
  type PublishedPriceList,
} from '@portal/rules';

/** A published price list; it never changes, except that its publication may be cancelled before its time. */
export interface PriceList extends PublishedPriceList {
  readonly plans: readonly PricedPlan[];
  /** Names of administrators; null for the first list, which the service starts with. */
  readonly author: string | null;
  readonly publisher: string | null;
  /** Null for the first list. */
  readonly publishedAt: Date | null;
  readonly reason: string | null;
  readonly cancelledBy: string | null;
}

/** The draft of the next price list. There is at most one. */
export interface PriceDraft {
  /** Grows with each save. */
  readonly revision: number;
  readonly plans: readonly PricedPlan[];
  /** Who saved it last. */
  readonly author: string;
  readonly savedAt: Date;
}

/** The list of a service that has published none. It is stored with the first publication. */
export const FIRST_LIST: PriceList = {
  number: FIRST_PRICE_LIST,
  plans: FIRST_PLANS,
  ...{ author: null, publisher: null, publishedAt: null, reason: null },
  effectiveFrom: new Date(0),
  ...{ cancelledAt: null, cancelledBy: null },
};

/** The list in effect at an instant, of the stored ones; without any, the first list. */
export const listInEffect = (stored: readonly PriceList[], now: Date): PriceList =>
  priceListAt(stored, now) ?? FIRST_LIST;
