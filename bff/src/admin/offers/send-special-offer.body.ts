import { sendSpecialOffer, type SendSpecialOfferRequest } from '@portal/contracts';
import { DISCOUNT_TYPES, PLAN_LIMITS } from '@portal/rules';
import { choice, integer, nested, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MAX_DAYS = 365;

/** A discount or an addition. rules' isDiscountFor checks which values suit which plan. */
class DiscountFields extends bodyOf<SendSpecialOfferRequest['discount']>()({
  type: choice(DISCOUNT_TYPES),
  value: integer({ min: 1 }),
}) {}

export class SendSpecialOfferBody extends bodyOf(sendSpecialOffer)({
  userId: integer({ min: 1 }),
  planId: text({ min: 1, max: PLAN_LIMITS.id }),
  discount: nested(DiscountFields),
  expiryDays: integer({ min: 1, max: MAX_DAYS }),
}) {}
