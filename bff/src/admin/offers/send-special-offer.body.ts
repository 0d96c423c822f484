import { sendSpecialOffer, type SendSpecialOfferRequest } from '@portal/contracts';
import { DISCOUNT_TYPES, OFFER_PLANS } from '@portal/rules';
import { choice, integer, nested } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_DAYS = 365;

/** A discount or an addition. rules' isDiscountFor checks which values suit which plan. */
class DiscountFields extends bodyOf<SendSpecialOfferRequest['discount']>()({
  type: choice(DISCOUNT_TYPES),
  value: integer({ min: 1 }),
}) {}

export class SendSpecialOfferBody extends bodyOf(sendSpecialOffer)({
  userId: integer({ min: 1 }),
  planId: choice(OFFER_PLANS.map(({ id }) => id)),
  discount: nested(DiscountFields),
  expiryDays: integer({ min: 1, max: MAX_DAYS }),
}) {}
