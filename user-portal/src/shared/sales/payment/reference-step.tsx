import { styled } from '@mui/material/styles';
import type { Purchase } from '../purchase';
import { useMethodWords } from '../../method-words';
import { useTexts } from '../texts/use-texts';
import { ForgottenNote } from './forgotten-note';
import { MethodNews } from './method-news';
import type { OpenOrder } from './open-order';
import { OrderFacts } from './order-facts';
import { payToOf } from './pay-to';
import { PayingSteps } from './paying-steps';
import { PaymentProgress } from './payment-progress';
import { StepHeading } from './step-heading';
import { useMethods } from './use-methods';
import { TimeToPay } from './time-to-pay';
import type { OrderWatch } from './use-order-watch';
import { Waiting } from './waiting';

const Step = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > p': {
    ...theme.typography.body2,
    margin: '-14px 0 0',
    color: theme.vars.palette.text.secondary,
  },
}));

interface ReferenceStepProps {
  readonly order: OpenOrder;
  readonly purchase: Purchase;
  readonly watch: OrderWatch;
  readonly onBack: () => void;
}

/** The amount, number and note to use for the payment, with the remaining time. */
export function ReferenceStep({ order, purchase, watch, onBack }: ReferenceStepProps) {
  const { payment } = useTexts();
  const { name } = useMethodWords();
  const { methods } = useMethods();
  const { method } = order;
  const own = methods.filter((one) => method === null || one.method === method);
  const payTo = payToOf(method, own, watch.payment?.payTo ?? order.payTo);
  const { numbers } = payTo;
  return (
    <Step>
      <StepHeading
        onBack={onBack}
        end={<TimeToPay expiresAt={order.expiresAt} clockOffsetMs={watch.clockOffsetMs} />}
      >
        {method ? payment.payWith(name(method)) : payment.title}
      </StepHeading>
      <p>{purchase.planName}</p>
      <PaymentProgress done="ordered" />
      <MethodNews methods={own} payTo={payTo} />
      <OrderFacts order={order} numbers={numbers} />
      <PayingSteps order={order} numbers={numbers} />
      <Waiting watch={watch} />
      <ForgottenNote order={order} onDecided={watch.ask} />
    </Step>
  );
}
