import { styled } from '@mui/material/styles';
import type { CatalogueResponse } from '@portal/contracts';
import { isOnPlanPage, STANDARD_PLAN } from '@portal/rules';
import { CatalogueGate } from '../../shared/sales/catalogue-gate';
import { usePlanWords } from '../../shared/sales/plan-words';
import { type Purchase, purchaseOf } from '../../shared/sales/purchase';
import { YourPlan } from '../../shared/sales/your-plan';
import { PlanCard } from './plan-card';
import { PlanChooser } from './plan-chooser';

const Cards = styled('div')({ display: 'grid', gap: 16, marginBottom: 40 });

interface RegularPlansProps {
  readonly onPurchase: (purchase: Purchase) => void;
}

function Sale({ plans, offerPlans, onPurchase }: CatalogueResponse & RegularPlansProps) {
  const words = usePlanWords();
  const shown = offerPlans.filter(({ id }) => isOnPlanPage(id));
  const standard = shown.find(({ id }) => id === STANDARD_PLAN.id);
  return (
    <>
      <YourPlan />
      {shown.length > 0 && (
        <Cards>
          {shown.map((plan) => (
            <PlanCard
              key={plan.id}
              purchase={purchaseOf(plan, words.of(plan))}
              isUsual={plan.usual}
              onPurchase={onPurchase}
            />
          ))}
        </Cards>
      )}
      <PlanChooser plans={plans} standard={standard} />
    </>
  );
}

/** The plans of the plan page in the order of the price list, then those of the checkout. */
export function RegularPlans({ onPurchase }: RegularPlansProps) {
  return (
    <CatalogueGate>{(catalogue) => <Sale {...catalogue} onPurchase={onPurchase} />}</CatalogueGate>
  );
}
