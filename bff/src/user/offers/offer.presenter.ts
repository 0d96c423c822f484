import { type OfferDetailsView, type OfferView, presentOfferPlan } from '@portal/contracts';
import { discountedPrice, findFirstPlan, toBdt } from '@portal/rules';
import type { Offer, SpecialOffer } from '../../domain/offers/offer';
import { offerMessage } from '../../domain/offers/offer-message';
import type { OpenOffer } from '../../domain/offers/offers.service';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An offer for the banner. Its code is only for its user and for readers who may grant. */
export function presentOffer(offer: Offer, reader: BearerReader, now: Date): OfferView {
  return {
    isDiscount: offer.special !== null,
    message: offerMessage(offer, reader, now),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    ...(offer.special && { special: presentSpecial(offer.special) }),
  };
}

function presentSpecial(special: SpecialOffer): NonNullable<OfferView['special']> {
  const { planId, planNameBn } = special;
  const { type, value } = special.discount;
  return {
    planId,
    planName: special.planName ?? findFirstPlan(planId)?.name ?? planId,
    ...(planNameBn !== undefined && { planNameBn }),
    discount: { type, value },
  };
}

/** A special offer for the plan page. The shown amount is the charged one (PAY-2). */
export function presentOfferDetails({ plan, discount, expiresAt }: OpenOffer): OfferDetailsView {
  const { poisha, inr, usd } = discountedPrice(plan, discount);
  return {
    plan: presentOfferPlan(plan),
    discount: { type: discount.type, value: discount.value },
    discountedPrice: { bdt: toBdt(poisha), inr, usd },
    expiresAt: expiresAt.toISOString(),
  };
}
