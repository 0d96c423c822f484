import Button from '@mui/material/Button';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import { useTexts } from '../texts/use-texts';
import { LateMoney } from './late-money';
import type { OpenOrder } from './open-order';
import { Result } from './result';
import { SentInTime } from './sent-in-time';
import { SupportLink } from './support-link';
import type { OrderWatch } from './use-order-watch';

interface ExpiredResultProps {
  readonly order: OpenOrder;
  readonly watch: OrderWatch;
  readonly onBack: () => void;
}

/**
 * Result 'Reference Code Expired'. If late money came, it shows that money instead of the button for a new
 * code, so that no user pays twice.
 */
export function ExpiredResult({ order, watch, onBack }: ExpiredResultProps) {
  const { payment: paymentTexts } = useTexts();
  const { payment } = watch;
  if (payment?.isLate) {
    return (
      <Result
        tone="warning"
        icon={<CircleAlert size={32} aria-hidden />}
        title={paymentTexts.expiredTitle}
        text={paymentTexts.lateText}
        onBack={onBack}
        actions={<SupportLink variant="contained" />}
      >
        <LateMoney payment={payment} />
      </Result>
    );
  }
  return (
    <Result
      tone="warning"
      icon={<Clock size={32} aria-hidden />}
      title={paymentTexts.expiredTitle}
      text={paymentTexts.expiredText}
      onBack={onBack}
      actions={
        <Button variant="contained" size="large" onClick={onBack}>
          {paymentTexts.newCode}
        </Button>
      }
    >
      <SentInTime order={order} watch={watch} />
    </Result>
  );
}
