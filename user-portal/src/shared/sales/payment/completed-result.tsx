import Button from '@mui/material/Button';
import type { UserPaymentView } from '@portal/contracts';
import { Link } from '@portal/router';
import { useFormats } from '@portal/ui';
import { CircleCheck } from 'lucide-react';
import { paths } from '../../../paths';
import { useTexts } from '../texts/use-texts';
import type { OpenOrder } from './open-order';
import { Result, ResultFacts } from './result';

interface CompletedResultProps {
  readonly order: OpenOrder;
  readonly payment: UserPaymentView | undefined;
  readonly onClose: () => void;
}

/** Result 'Verification Done!'. */
export function CompletedResult({ order, payment, onClose }: CompletedResultProps) {
  const { payment: paymentTexts, plans } = useTexts();
  const { money } = useFormats();
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
      <ResultFacts
        facts={[
          [paymentTexts.plan, payment?.planName ?? null],
          [paymentTexts.daysAdded, payment ? plans.days(payment.days) : null],
          [paymentTexts.paid, money(order.amount, 'BDT')],
          [paymentTexts.trxId, payment?.trx_id ?? null],
          [paymentTexts.reference, order.referenceCode],
        ]}
      />
    </Result>
  );
}
