import { useState } from 'react';
import type { PaymentDialogProps } from '../payment-dialog';
import type { Purchase } from '../purchase';
import { useTexts } from '../texts/use-texts';
import { MethodStep } from './method-step';
import { type OpenOrder, resumedOrder } from './open-order';
import { OrderStep } from './order-step';

/** The steps method, reference code, result. Going back resets method and order. */
export function PaymentSteps({ start, onClose }: PaymentDialogProps) {
  const { plans } = useTexts();
  const [purchase] = useState<Purchase>(() => {
    if (start.kind === 'new') return start.purchase;
    const { planId, planName, days, amount, offerCode } = start.payment;
    const duration = plans.days(days);
    return { planId, planName, duration, priceBdt: amount, priceInr: null, offerCode };
  });
  const [order, setOrder] = useState<OpenOrder | null>(
    start.kind === 'resume' ? resumedOrder(start.payment) : null,
  );
  if (!order) return <MethodStep purchase={purchase} onOrder={setOrder} onClose={onClose} />;
  return (
    <OrderStep
      key={order.referenceCode}
      order={order}
      purchase={purchase}
      onBack={() => setOrder(null)}
      onClose={onClose}
    />
  );
}
