import { useParams } from '@portal/router';
import { useSession } from '@portal/session';
import { useCallback, useState } from 'react';
import { Screen } from '../../shared/screen';
import { PaymentDialog } from '../../shared/sales/payment-dialog';
import type { Purchase } from '../../shared/sales/purchase';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { RegularPlans } from './regular-plans';
import { SpecialPlan } from './special-plan';

/** Pages /plans and /plans/{offerCode}. */
export function PlansPage() {
  const { buying, plans } = useTexts();
  const { offerCode } = useParams();
  const { user } = useSession();
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const close = useCallback(() => setPurchase(null), []);
  return (
    <Screen
      title={offerCode ? plans.specialTitle : plans.title}
      back={buying.back}
      width={offerCode ? 640 : 1040}
    >
      {offerCode ? (
        <SpecialPlan key={offerCode} offerCode={offerCode} onPurchase={setPurchase} />
      ) : (
        <RegularPlans onPurchase={setPurchase} />
      )}
      {/* Not inside the offer's card: the payment must stay open when the offer ends. */}
      {user && purchase && <PaymentDialog start={{ kind: 'new', purchase }} onClose={close} />}
    </Screen>
  );
}
