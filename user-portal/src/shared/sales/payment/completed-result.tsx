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

/** 'Verification Done!'. */
export function CompletedResult({ order, payment, onClose }: CompletedResultProps) {
  const { payment: words, plans } = useTexts();
  const { money } = useFormats();
  return (
    <Result
      tone="success"
      icon={<CircleCheck size={32} aria-hidden />}
      title={words.completedTitle}
      text={words.completedText}
      actions={
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={paths.dashboard}
          onClick={onClose}
        >
          {words.toDashboard}
        </Button>
      }
    >
      <ResultFacts
        facts={[
          [words.plan, payment?.planName ?? null],
          [words.daysAdded, payment ? plans.days(payment.days) : null],
          [words.paid, money(order.amount, 'BDT')],
          [words.trxId, payment?.trx_id ?? null],
          [words.reference, order.referenceCode],
        ]}
      />
    </Result>
  );
}
