import type { ActiveOfferView } from '@portal/contracts';
import { offerMessage } from '../../domain/offers/offer-message';
import type { ListedOffer } from '../../domain/offers/open-offers.service';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** An open offer for administrators. */
export function presentOffer(offer: ListedOffer, reader: BearerReader, now: Date): ActiveOfferView {
  return {
    _id: offer.id,
    userId: offer.userId,
    name: offer.name,
    message: offerMessage(offer, reader, now),
    createdAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    isDiscount: offer.isDiscount,
  };
}
