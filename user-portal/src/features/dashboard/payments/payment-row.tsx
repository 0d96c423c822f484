import { supportUrl, type UserPaymentView } from '@portal/contracts';
import { useBrand } from '@portal/dashboard';
import { useFormats } from '@portal/ui';
import { usePaidPlanName } from '../../../shared/plan-name';
import { useTexts } from '../texts/use-texts';
import { OpenPayment } from './open-payment';
import { PaymentFrame } from './payment-frame';
import { RowButton } from './row-button';

/** The dialogs that a row can open. */
export type PaymentDialogKind = 'resume' | 'receipt';

interface PaymentRowProps {
  readonly userId: number;
  readonly payment: UserPaymentView;
  /** Whether the dialog shows the payment of this order now. */
  readonly isPaying: boolean;
  readonly onOpen: (kind: PaymentDialogKind) => void;
}

/** One order with its actions: pay, show the receipt, contact support. */
export function PaymentRow(props: PaymentRowProps) {
  const { userId, payment, isPaying, onOpen } = props;
  const { status, received_amount } = payment;
  if (status === 'pending') {
    const resume = (): void => onOpen('resume');
    return <OpenPayment userId={userId} payment={payment} isPaying={isPaying} onResume={resume} />;
  }
  if (status === 'completed') {
    return <PaidPayment payment={payment} onReceipt={() => onOpen('receipt')} />;
  }
  if (received_amount === null) return <PaymentFrame payment={payment} status={status} />;
  return <StrayPayment payment={payment} received={received_amount} />;
}

function PaidPayment({ payment, onReceipt }: { payment: UserPaymentView; onReceipt: () => void }) {
  const { payments } = useTexts();
  const planOf = usePaidPlanName();
  return (
    <PaymentFrame
      payment={payment}
      status="completed"
      action={
        <RowButton
          aria-haspopup="dialog"
          aria-label={`${payments.receipt}: ${planOf(payment)}, ${payment.ref_code}`}
          onClick={onReceipt}
        >
          {payments.receipt}
        </RowButton>
      }
    />
  );
}

interface StrayPaymentProps {
  readonly payment: UserPaymentView;
  /** BDT. */
  readonly received: number;
}

/** An order whose money bought nothing: shows what was received, and the support contact. */
function StrayPayment({ payment, received }: StrayPaymentProps) {
  const { payments } = useTexts();
  const { money } = useFormats();
  const { brand, isKnown } = useBrand();
  const support = supportUrl(brand);
  const came = money(received, 'BDT');
  const sentence = (): string => {
    if (payment.status === 'timed_out') {
      return payment.isLate ? payments.late(came) : payments.lateDecided(came);
    }
    return received === payment.amount
      ? payments.otherWay(came)
      : payments.mismatch(money(payment.amount, 'BDT'), came);
  };
  return (
    <PaymentFrame
      payment={payment}
      status={payment.status}
      sentence={sentence()}
      action={
        // Until the service's contacts are known, its place is kept.
        (support || !isKnown) && (
          <RowButton
            href={support ?? '#'}
            target="_blank"
            rel="noopener noreferrer"
            style={support ? undefined : { visibility: 'hidden' }}
          >
            {payments.support}
          </RowButton>
        )
      }
    />
  );
}
