import { styled } from '@mui/material/styles';
import type { PaymentRecord } from '@portal/contracts';
import { PageHeader, Surface } from '@portal/ui';
import { useState } from 'react';
import { useClock } from '../../shared/clock/clock';
import type { Decision } from '../../shared/payments/decision';
import { DecisionDialog } from '../../shared/payments/decision-dialog';
import { InboxCard } from '../../shared/payments/inbox-card';
import { PaymentStatusBadge } from '../../shared/payments/status-badge';
import { ComparedFacts } from './compared-facts';
import { Sized } from '../../shared/records/sized';
import { RecordActions } from './record-actions';
import { RecordLinks } from './record-links';
import { StepLine } from './step-line';
import { texts } from './texts';

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > section > h2': { ...theme.typography.h3, margin: '0 0 8px' },
}));

const Message = styled(Surface)(({ theme }) => ({
  ...theme.typography.body2,
  padding: 16,
  '& > blockquote': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

interface RecordOfProps {
  readonly payment: PaymentRecord;
  /** Called after a decision, also after a refused one. */
  readonly onDecided: () => void;
}

/** Everything about one payment, and the decision that it waits for. */
export function RecordOf({ payment: read, onDecided }: RecordOfProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  // All screens have the clock of the frame, which names its zone.
  const { zone: timeZone } = useClock();
  const payment = { ...read, timeZone };
  const { order, money, waiting } = payment;
  const name = money?.trxId ?? order?.trx_id ?? order?.ref_code ?? '';
  const close = (): void => {
    setDecision(null);
    onDecided();
  };
  return (
    <>
      <PageHeader
        title={`${texts.title} ${name}`}
        {...(order && { action: <PaymentStatusBadge status={order.status} /> })}
      />
      <Sized>
        <Sections>
          <StepLine payment={payment} />
          {waiting && (
            <section aria-label={texts.waits}>
              <h2>{texts.waits}</h2>
              <InboxCard item={waiting} onDecide={setDecision} />
            </section>
          )}
          <section aria-label={texts.compare}>
            <h2>{texts.compare}</h2>
            <ComparedFacts payment={payment} />
          </section>
          {typeof money?.message === 'string' && (
            <section aria-label={texts.message}>
              <h2>{texts.message}</h2>
              <Message>
                <blockquote>{money.message}</blockquote>
              </Message>
            </section>
          )}
          <RecordLinks payment={payment} />
          <RecordActions payment={payment} />
        </Sections>
      </Sized>
      {decision && <DecisionDialog decision={decision} onClose={close} />}
    </>
  );
}
