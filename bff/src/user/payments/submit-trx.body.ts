import { submitTrx } from '@portal/contracts';
import { SENDER_DIGITS_LENGTH } from '@portal/rules';
import { text } from '../../platform/http/fields';
import { bodyOf } from '../../platform/http/request-class';

export class SubmitTrxBody extends bodyOf(submitTrx)({
  referenceCode: text({ min: 1, max: 32 }),
  trxId: text({ min: 1, max: 64 }),
  senderDigits: text({
    min: SENDER_DIGITS_LENGTH,
    max: SENDER_DIGITS_LENGTH,
    pattern: /^[0-9]*$/,
  })
    .nullable()
    .optional(),
}) {}
