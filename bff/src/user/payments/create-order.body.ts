import { createOrder, type ShownTerms } from '@portal/contracts';
import { PAYMENT_METHODS } from '@portal/rules';
import { choice, integer, nested, number, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

const MOST_BDT = 10_000_000;

class ShownTermsFields extends bodyOf<ShownTerms>()({
  amount: number({ min: 0, max: MOST_BDT }),
  days: integer({ min: 0 }),
  videos: integer({ min: 0 }),
}) {}

/** All other fields are ignored (PAY-1). */
export class CreateOrderBody extends bodyOf(createOrder)({
  userId: integer({ min: 1 }),
  planId: text({ min: 1, max: 64 }),
  offerCode: text({ min: 1, max: 64 }).nullable().optional(),
  method: choice(PAYMENT_METHODS).nullable().optional(),
  shown: nested(ShownTermsFields).nullable().optional(),
}) {}
