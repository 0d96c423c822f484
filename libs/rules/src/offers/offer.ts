import { drawReadableCode, READABLE_ALPHABET } from '../redeem-codes/readable-code';
import type { OfferPlan } from '../plans/offer-plans';
import { BANGLA_CURRENCY_SIGNS, banglaNumber } from '../text/bangla';
import type { Discount } from './discount';

/** Length of an offer code: 100 bits, so that nobody can guess another user's code. */
export const OFFER_CODE_LENGTH = 20;

const OFFER_CODE = new RegExp(`^[${READABLE_ALPHABET}]{${OFFER_CODE_LENGTH}}$`);

/** Whether a text has the form of an offer code. */
export function isOfferCode(text: string): boolean {
  return OFFER_CODE.test(text);
}

/**
 * Makes an offer code from OFFER_CODE_LENGTH bytes of a cryptographic source.
 * @throws RangeError otherwise.
 */
export function drawOfferCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== OFFER_CODE_LENGTH) {
    throw new RangeError(`An offer code is drawn from ${OFFER_CODE_LENGTH} bytes.`);
  }
  return drawReadableCode(randomBytes);
}

/** Whether an offer has ended: from the instant `expiresAt` on. Null: it has no end. */
export function isOfferOver(offer: { readonly expiresAt: Date | null }, now: Date): boolean {
  return offer.expiresAt !== null && offer.expiresAt.getTime() <= now.getTime();
}

/** The text of a special offer, with its in-app link. */
export function specialOfferMessage(
  plan: Pick<OfferPlan, 'name'>,
  { type, value }: Discount,
  code: string,
): string {
  const gift = {
    percentage: `${value}% off`,
    fixed_bdt: `${value} BDT off`,
    extra_days: `${value} extra ${value === 1 ? 'day' : 'days'} with`,
  }[type];
  return `Special offer for you: ${gift} ${plan.name}. /plans/${code}`;
}

/** The sentence of a special offer in Bangla. @param plan Bangla name of the plan. */
export function banglaOfferSentence(plan: string, { type, value }: Discount): string {
  const number = banglaNumber(value);
  const gift = {
    percentage: `${plan}-এ ${number}% ছাড়`,
    fixed_bdt: `${plan}-এ ${BANGLA_CURRENCY_SIGNS['BDT']}${number} ছাড়`,
    extra_days: `${plan}-এর সাথে বাড়তি ${number} দিন`,
  }[type];
  return `আপনার জন্য বিশেষ অফার: ${gift}।`;
}
