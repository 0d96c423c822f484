import type { UserPaymentView } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { useTexts } from '../texts/use-texts';
import { ResultFacts } from './result';

/** Shows money that came after the order's end. */
export function LateMoney({ payment }: { payment: UserPaymentView }) {
  const { payment: paymentTexts } = useTexts();
  const { dateTime, money } = useFormats();
  const { received_amount: received, receivedAt } = payment;
  return (
    <ResultFacts
      facts={[
        [paymentTexts.received, received === null ? null : money(received, 'BDT')],
        [paymentTexts.receivedAt, receivedAt === null ? null : dateTime(receivedAt)],
        [paymentTexts.trxId, payment.trx_id],
        [paymentTexts.reference, payment.ref_code],
      ]}
    />
  );
}
