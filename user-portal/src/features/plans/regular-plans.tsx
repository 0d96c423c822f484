import { styled } from '@mui/material/styles';
import type { CatalogueResponse } from '@portal/contracts';
import { STANDARD_PLAN } from '@portal/rules';
import { CatalogueGate } from '../../shared/sales/catalogue-gate';
import { usePlanWords } from '../../shared/sales/plan-words';
import { type Purchase, purchaseOf } from '../../shared/sales/purchase';
import { YourPlan } from '../../shared/sales/your-plan';
import { PlanCard } from './plan-card';
import { PlanChooser } from './plan-chooser';

const Offer = styled('div')({ marginBottom: 40 });

interface RegularPlansProps {
  readonly onPurchase: (purchase: Purchase) => void;
}

function Sale({ plans, offerPlans, onPurchase }: CatalogueResponse & RegularPlansProps) {
  const words = usePlanWords();
  const standard = offerPlans.find(({ id }) => id === STANDARD_PLAN.id);
  return (
    <>
      <YourPlan />
      {standard && (
        <Offer>
          <PlanCard
            purchase={purchaseOf(standard, words.of(standard))}
            isUsual={standard.usual}
            onPurchase={onPurchase}
          />
        </Offer>
      )}
      <PlanChooser plans={plans} standard={standard} />
    </>
  );
}

/** The default plan, then all other plans on sale. */
export function RegularPlans({ onPurchase }: RegularPlansProps) {
  return (
    <CatalogueGate>{(catalogue) => <Sale {...catalogue} onPurchase={onPurchase} />}</CatalogueGate>
  );
}
