import Button from '@mui/material/Button';
import type { UserPaymentView, UserView } from '@portal/contracts';
import { Link } from '@portal/router';
import { useFormats } from '@portal/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import { paths } from '../../../paths';
import { usePlanWords } from '../plan-words';
import { useTexts } from '../texts/use-texts';
import { GainedPlan } from './gained-plan';
import type { OpenOrder } from './open-order';
import { PaymentProgress } from './payment-progress';
import { Result, ResultFacts } from './result';

interface CompletedResultProps {
  readonly order: OpenOrder;
  readonly payment: UserPaymentView | undefined;
  /** The user with the new plan; null until it was read. */
  readonly user: UserView | null;
  readonly onClose: () => void;
}

/** Result 'Verification Done!': what was gained, and the facts of the payment. */
export function CompletedResult({ order, payment, user, onClose }: CompletedResultProps) {
  const { payment: paymentTexts, plans } = useTexts();
  const words = usePlanWords();
  const { money } = useFormats();
  const name = payment && words.paidName(payment);
  return (
    <Result
      tone="success"
      icon={<CircleCheck size={32} aria-hidden />}
      title={paymentTexts.completedTitle}
      text={paymentTexts.completedText}
      actions={
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={paths.dashboard}
          onClick={onClose}
        >
          {paymentTexts.toDashboard}
        </Button>
      }
    >
      {payment && <GainedPlan payment={payment} expiryDate={user?.expiryDate ?? null} />}
      <PaymentProgress done="active" />
      <ResultFacts
        facts={[
          [paymentTexts.plan, name ?? null],
          [paymentTexts.daysAdded, payment ? plans.days(payment.days) : null],
          [paymentTexts.paid, money(order.amount, 'BDT')],
          [paymentTexts.trxId, payment?.trx_id ?? null],
          [paymentTexts.reference, order.referenceCode],
        ]}
      />
    </Result>
  );
}
