import { reportPayment } from '@portal/contracts';
import { PAYMENT_METHODS } from '@portal/rules';
import { choice, number, text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

/** The rules check the decimal places of the amount. */
export class ReportPaymentBody extends bodyOf(reportPayment)({
  method: choice(PAYMENT_METHODS),
  trxId: text({ min: 1, max: 64 }),
  amount: number({ min: 0 }),
  reference: text({ max: 200 }).nullable().optional(),
  sender: text({ max: 64 }).nullable().optional(),
  receivedAt: text({ min: 1, max: 40 }),
  currency: text({ min: 3, max: 3 }).nullable().optional(),
  receiver: text({ max: 64 }).nullable().optional(),
}) {}
