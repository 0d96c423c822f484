import { useAfterPayment } from './use-after-payment';
import { CompletedResult } from './completed-result';
import { ExpiredResult } from './expired-result';
import { MismatchResult } from './mismatch-result';
import type { OpenOrder } from './open-order';
import type { Purchase } from '../purchase';
import { ReferenceStep } from './reference-step';
import { useOrderWatch } from './use-order-watch';

interface OrderStepProps {
  readonly order: OpenOrder;
  readonly purchase: Purchase;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The reference code while the order is open, then its result. */
export function OrderStep({ order, purchase, onBack, onClose }: OrderStepProps) {
  const watch = useOrderWatch(order);
  const { status, payment } = watch;
  const paidUser = useAfterPayment(status);
  switch (status) {
    case 'completed':
      return <CompletedResult order={order} payment={payment} user={paidUser} onClose={onClose} />;
    case 'failed_amount_mismatch':
      return <MismatchResult order={order} payment={payment} onBack={onBack} />;
    case 'timed_out':
      return <ExpiredResult order={order} watch={watch} onBack={onBack} />;
    case 'pending':
      return watch.isOver ? (
        <ExpiredResult order={order} watch={watch} onBack={onBack} />
      ) : (
        <ReferenceStep order={order} purchase={purchase} watch={watch} onBack={onBack} />
      );
  }
}
