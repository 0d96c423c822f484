import type { ActiveOfferView } from '@portal/contracts';
import type { ListedOffer } from '../../domain/offers/open-offers.service';

/** An open offer as administrators read it. */
export function presentOffer(offer: ListedOffer): ActiveOfferView {
  return {
    _id: offer.id,
    userId: offer.userId,
    name: offer.name,
    message: offer.message,
    createdAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    isDiscount: offer.isDiscount,
  };
}
