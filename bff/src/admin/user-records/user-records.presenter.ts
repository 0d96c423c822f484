import type { OfferState, UsedCodeView, UserOfferRecord } from '@portal/contracts';
import { isOfferOver } from '@portal/rules';
import { offerMessage } from '../../domain/offers/offer-message';
import type { StoredOffer } from '../../domain/offers/offers.service';
import type { RedeemCode } from '../../domain/redeem-codes/redeem-code';
import type { BearerReader } from '../../platform/security/bearer-reader';

/** A code that a user has used. It grants nothing any more, so every role may read it. */
export function presentUsedCode(code: RedeemCode): UsedCodeView {
  const { redeem_code, days, videos, batch, used_at: usedAt } = code;
  // Codes of earlier versions lack the last two.
  return { redeem_code, days, videos, batch: batch ?? null, usedAt: usedAt?.toISOString() ?? null };
}

/** An offer to a user, in any state. */
export function presentUserOffer(
  offer: StoredOffer,
  reader: BearerReader,
  now: Date,
): UserOfferRecord {
  return {
    _id: String(offer._id),
    message: offerMessage(offer, reader, now),
    createdAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt?.toISOString() ?? null,
    isDiscount: offer.isDiscount,
    state: stateOf(offer, now),
  };
}

function stateOf(offer: StoredOffer, now: Date): OfferState {
  if (offer.special?.usedAt) return 'used';
  return isOfferOver(offer, now) ? 'ended' : 'open';
}
