import type { UserPaymentView } from '@portal/contracts';
import { MinuteClock } from '@portal/ui';
import { usePaidPlanName } from '../../../shared/plan-name';
import { useTexts } from '../texts/use-texts';
import { PaymentFrame } from './payment-frame';
import { RowButton } from './row-button';
import { useOpenPayment } from './use-open-payment';

interface OpenPaymentProps {
  readonly userId: number;
  readonly payment: UserPaymentView;
  /** Whether the dialog shows the payment of this order now. */
  readonly isPaying: boolean;
  readonly onResume: () => void;
}

/** An open order: the remaining time, and a button to pay it. */
export function OpenPayment(props: OpenPaymentProps) {
  const { userId, payment, isPaying, onResume } = props;
  const { payments } = useTexts();
  const planOf = usePaidPlanName();
  const { left, isOver } = useOpenPayment(userId, payment, isPaying);
  if (isOver) return <PaymentFrame payment={payment} status="timed_out" />;
  return (
    <PaymentFrame
      payment={payment}
      status="pending"
      sentence={
        <>
          <MinuteClock left={left} label={payments.timeLeft} /> {payments.left}
        </>
      }
      action={
        <RowButton
          aria-haspopup="dialog"
          aria-label={`${payments.resume}: ${planOf(payment)}, ${payment.ref_code}`}
          onClick={onResume}
        >
          {payments.resume}
        </RowButton>
      }
    />
  );
}
