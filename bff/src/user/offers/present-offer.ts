import type { OfferDetailsView, OfferView } from '@portal/contracts';
import { discountedPrice, toBdt } from '@portal/rules';
import type { Offer } from '../../domain/offers/offer';
import type { OpenOffer } from '../../domain/offers/offers.service';
import { presentOfferPlan } from '../plans/present-plan';

/** An offer as the banner shows it. */
export function presentOffer(offer: Offer): OfferView {
  return {
    isDiscount: offer.special !== null,
    message: offer.message,
    expiresAt: offer.expiresAt?.toISOString() ?? null,
  };
}

/** A special offer as the plan page shows it; the shown amount is the charged one (goal M2). */
export function presentOfferDetails({ plan, discount, expiresAt }: OpenOffer): OfferDetailsView {
  const { poisha, inr, usd } = discountedPrice(plan, discount);
  return {
    plan: presentOfferPlan(plan),
    discount: { type: discount.type, value: discount.value },
    discountedPrice: { bdt: toBdt(poisha), inr, usd },
    expiresAt: expiresAt.toISOString(),
  };
}
