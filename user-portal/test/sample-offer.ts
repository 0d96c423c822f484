import type { OfferDetailsView, PriceView } from '@portal/contracts';
import { STANDARD_PLAN } from '@portal/rules';

/** An offer of the default plan. It ends in a day. */
export function sampleOffer(
  discount: OfferDetailsView['discount'],
  discountedPrice: PriceView,
  expiresAt = new Date(Date.now() + 86_400_000).toISOString(),
): OfferDetailsView {
  const { id, name, priceBdt, priceInr, priceUsd, durationDays, videos } = STANDARD_PLAN;
  return {
    plan: {
      ...{ id, name, duration_days: durationDays, activates: ['drm'], usual: true, videos },
      ...{ price_bdt: priceBdt, price_inr: priceInr, price_usd: priceUsd },
    },
    ...{ discount, discountedPrice, expiresAt },
  };
}
