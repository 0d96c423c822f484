import { styled } from '@mui/material/styles';
import type { UserPaymentView } from '@portal/contracts';
import type { PaymentStatus } from '@portal/rules';
import { tabularFigures, useFormats } from '@portal/ui';
import { StatusWord, type StatusTone } from '../status-word';
import { useTexts } from '../texts/use-texts';

const TONES = {
  pending: 'warning',
  completed: 'success',
  timed_out: 'neutral',
  failed_amount_mismatch: 'error',
} as const satisfies Record<PaymentStatus, StatusTone>;

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '4px 12px',
  },
  '& b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& strong': { ...tabularFigures, fontWeight: 600 },
  '& small': {
    ...theme.typography.caption,
    ...tabularFigures,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** One order: what for, how much, when and how, and where it stands. */
export function PaymentRow({ payment }: { payment: UserPaymentView }) {
  const { payments } = useTexts();
  const formats = useFormats();
  const facts = [
    formats.dateTime(payment.createdAt),
    ...(payment.method ? [payments.method[payment.method]] : []),
    payments.reference(payment.ref_code),
  ];
  return (
    <Row>
      <div>
        <b>{payment.planName}</b>
        <strong>{formats.money(payment.amount, 'BDT')}</strong>
      </div>
      <div>
        <small>{facts.join(' · ')}</small>
        <StatusWord tone={TONES[payment.status]}>{payments.status[payment.status]}</StatusWord>
      </div>
    </Row>
  );
}
