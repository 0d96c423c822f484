import { reportPaymentMessage } from '@portal/contracts';
import { PAYMENT_METHODS } from '@portal/rules';
import { choice, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/**
 * Maximum length of a stored text. It is longer than the parser accepts, so that an administrator sees
 * unusual messages.
 */
const TEXT_LIMIT = 2_000;

export class PaymentMessageBody extends bodyOf(reportPaymentMessage)({
  method: choice(PAYMENT_METHODS),
  text: text({ min: 1, max: TEXT_LIMIT }),
  sender: text({ max: 64 }).nullable().optional(),
  receivedAt: text({ min: 1, max: 40 }),
}) {}
