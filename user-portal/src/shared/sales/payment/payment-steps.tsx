import { findFirstPlan } from '@portal/rules';
import { useState } from 'react';
import type { PaymentDialogProps } from '../payment-dialog';
import { usePlanWords } from '../plan-words';
import type { Purchase } from '../purchase';
import { useTexts } from '../texts/use-texts';
import { MethodStep } from './method-step';
import { type OpenOrder, resumedOrder } from './open-order';
import { OrderStep } from './order-step';

/** The steps method, reference code, result. Going back resets method and order. */
export function PaymentSteps({ start, onClose }: PaymentDialogProps) {
  const { plans } = useTexts();
  const words = usePlanWords();
  const [purchase, setPurchase] = useState<Purchase>(() => {
    if (start.kind === 'new') return start.purchase;
    const { planId, days, videos, amount, offerCode } = start.payment;
    const plan = findFirstPlan(planId);
    return {
      ...{ planId, days, videos, offerCode },
      planName: words.paidName(start.payment),
      // The name says the plan's own days, not those of an offer.
      duration: plan?.durationDays === days ? null : plans.days(days),
      activates: plan?.activates,
      priceBdt: amount,
      priceInr: null,
    };
  });
  const [order, setOrder] = useState<OpenOrder | null>(
    start.kind === 'resume' ? resumedOrder(start.payment) : null,
  );
  if (!order)
    return (
      <MethodStep
        purchase={purchase}
        onPurchase={setPurchase}
        onOrder={setOrder}
        onClose={onClose}
      />
    );
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
