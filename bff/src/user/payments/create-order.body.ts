import { createOrder } from '@portal/contracts';
import { PAYMENT_METHODS } from '@portal/rules';
import { choice, integer, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** All other fields are ignored (PAY-1). */
export class CreateOrderBody extends bodyOf(createOrder)({
  userId: integer({ min: 1 }),
  planId: text({ min: 1, max: 64 }),
  offerCode: text({ min: 1, max: 64 }).nullable().optional(),
  method: choice(PAYMENT_METHODS).nullable().optional(),
}) {}
