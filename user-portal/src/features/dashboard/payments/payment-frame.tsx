import { styled } from '@mui/material/styles';
import type { UserPaymentView } from '@portal/contracts';
import type { PaymentStatus } from '@portal/rules';
import {
  StatusPill,
  type StatusTone,
  tabularNumbers,
  TOUCH,
  TOUCH_HEIGHT,
  useFormats,
} from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import { useMethodWords } from '../../../shared/method-words';
import { usePaidPlanName } from '../../../shared/plan-name';
import { useTexts } from '../texts/use-texts';

const TONES = {
  pending: 'warning',
  completed: 'success',
  timed_out: 'quiet',
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
  '& strong': { ...tabularNumbers, fontWeight: 600 },
  '& small': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    // A line breaks only between two facts.
    '& > span': { display: 'inline-block' },
  },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
}));

const Action = styled('span')({
  marginInlineStart: 'auto',
  '& > :is(a, button)': { [TOUCH]: { minHeight: TOUCH_HEIGHT } },
});

interface PaymentFrameProps {
  readonly payment: UserPaymentView;
  /** The present status. */
  readonly status: PaymentStatus;
  /** More information, in a sentence. */
  readonly sentence?: ReactNode;
  /** Button or link for the next step. */
  readonly action?: ReactNode;
}

/** Layout of one order: plan, amount, date, method and status. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { payment, status, sentence, action } = props;
  const { payments } = useTexts();
  const { name } = useMethodWords();
  const planOf = usePaidPlanName();
  const formats = useFormats();
  const facts = [
    formats.dateTime(payment.createdAt),
    ...(payment.method ? [name(payment.method)] : []),
    payments.reference(payment.ref_code),
  ];
  return (
    <Row>
      <div>
        <b>{planOf(payment)}</b>
        <strong>{formats.money(payment.amount, 'BDT')}</strong>
      </div>
      <small>
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span>{fact}</span>
          </Fragment>
        ))}
      </small>
      {sentence && <p>{sentence}</p>}
      <div>
        <StatusPill tone={TONES[status]}>{payments.status[status]}</StatusPill>
        {action && <Action>{action}</Action>}
      </div>
    </Row>
  );
}
