import { isOfferOver } from '@portal/rules';
import type { BearerReader } from '../../platform/security/bearer-reader';
import type { Offer } from './offer';

/** The message of an offer, with the code in its link masked for readers without permission. */
export function offerMessage(
  { message, special, expiresAt }: Pick<Offer, 'message' | 'special' | 'expiresAt'>,
  reader: BearerReader,
  now: Date,
): string {
  if (!special) return message;
  const isOpen = special.usedAt === null && !isOfferOver({ expiresAt }, now);
  return message.replaceAll(special.code, reader.show('offer-code', special.code, isOpen));
}
