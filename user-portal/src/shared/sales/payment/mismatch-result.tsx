import type { UserPaymentView } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useTexts } from '../texts/use-texts';
import type { OpenOrder } from './open-order';
import { PaymentProgress } from './payment-progress';
import { Result, ResultFacts } from './result';
import { SupportLink } from './support-link';

interface MismatchResultProps {
  readonly order: OpenOrder;
  readonly payment: UserPaymentView | undefined;
  readonly onBack: () => void;
}

/** Result 'Payment Amount Mismatch': the expected and the received amount, with a link to support. */
export function MismatchResult({ order, payment, onBack }: MismatchResultProps) {
  const { payment: paymentTexts } = useTexts();
  const { money } = useFormats();
  const received = payment?.received_amount ?? null;
  return (
    <Result
      tone="error"
      icon={<CircleAlert size={32} aria-hidden />}
      title={paymentTexts.mismatchTitle}
      text={paymentTexts.mismatchText}
      onBack={onBack}
      actions={<SupportLink variant="contained" />}
    >
      <PaymentProgress done="seen" />
      <ResultFacts
        facts={[
          [paymentTexts.toPay, money(order.amount, 'BDT')],
          [paymentTexts.received, received === null ? null : money(received, 'BDT')],
          [paymentTexts.trxId, payment?.trx_id ?? null],
          [paymentTexts.reference, order.referenceCode],
        ]}
      />
    </Result>
  );
}
