import { PAYMENT_STATUSES, type PaymentStatus } from '@portal/rules';
import { StatusPill, type StatusTone } from '@portal/ui';
import { statusTexts } from './status-texts';

const TONES = {
  completed: 'success',
  pending: 'info',
  timed_out: 'quiet',
  failed_amount_mismatch: 'error',
} as const satisfies Record<PaymentStatus, StatusTone>;

/** The status of an order. 'Unknown' for a status that this version does not know. */
export function PaymentStatusBadge({ status }: { status: string }) {
  const known = PAYMENT_STATUSES.find((one) => one === status);
  return (
    <StatusPill tone={known ? TONES[known] : 'quiet'}>
      {known ? statusTexts.statuses[known] : statusTexts.unknown}
    </StatusPill>
  );
}
