import type { ReportPaymentMessageRequest } from '@portal/contracts';
import { PAYMENT_METHODS, type PaymentMethod } from '@portal/rules';
import { ChoiceField, TextField } from '../../platform/http/fields';

/**
 * Maximum length of a stored text. It is longer than the parser accepts, so that an administrator sees
 * unusual messages.
 */
const TEXT_LIMIT = 2_000;

/** Body of reportPaymentMessage. */
export class PaymentMessageBody implements ReportPaymentMessageRequest {
  @ChoiceField(PAYMENT_METHODS)
  method!: PaymentMethod;

  @TextField({ min: 1, max: TEXT_LIMIT })
  text!: string;

  @TextField({ min: 1, max: 40 })
  receivedAt!: string;
}
