import type { UserPaymentView } from '@portal/contracts';
import { useFormats } from '@portal/ui';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../texts/use-texts';
import type { OpenOrder } from './open-order';
import { Result, ResultFacts } from './result';
import { SupportLink } from './support-link';

interface MismatchResultProps {
  readonly order: OpenOrder;
  readonly payment: UserPaymentView | undefined;
  readonly onBack: () => void;
}

/** 'Payment Amount Mismatch' with a support link: what was to come, and what came. */
export function MismatchResult({ order, payment, onBack }: MismatchResultProps) {
  const { payment: words } = useTexts();
  const { money } = useFormats();
  const received = payment?.received_amount ?? null;
  return (
    <Result
      tone="error"
      icon={<CircleAlert size={32} aria-hidden />}
      title={words.mismatchTitle}
      text={words.mismatchText}
      onBack={onBack}
      actions={<SupportLink variant="contained" />}
    >
      <ResultFacts
        facts={[
          [words.toPay, money(order.amount, 'BDT')],
          [words.received, received === null ? null : money(received, 'BDT')],
          [words.trxId, payment?.trx_id ?? null],
          [words.reference, order.referenceCode],
        ]}
      />
    </Result>
  );
}
