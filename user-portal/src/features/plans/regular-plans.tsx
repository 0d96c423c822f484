import { styled } from '@mui/material/styles';
import type { CatalogueResponse } from '@portal/contracts';
import { STANDARD_PLAN } from '@portal/rules';
import { CatalogueGate } from '../../shared/sales/catalogue-gate';
import type { Purchase } from '../../shared/sales/purchase';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { MorePlans } from './more-plans';
import { PlanCard } from './plan-card';

const Offer = styled('div')({ marginBottom: 40 });

interface RegularPlansProps {
  readonly onPurchase: (purchase: Purchase) => void;
}

function Sale({ plans, offerPlans, onPurchase }: CatalogueResponse & RegularPlansProps) {
  const { plans: plansTexts } = useTexts();
  const standard = offerPlans.find(({ id }) => id === STANDARD_PLAN.id);
  return (
    <>
      {standard && (
        <Offer>
          <PlanCard
            purchase={{
              planId: standard.id,
              planName: standard.name,
              duration: plansTexts.days(standard.duration_days),
              priceBdt: standard.price_bdt,
              priceInr: standard.price_inr,
              offerCode: null,
            }}
            onPurchase={onPurchase}
          />
        </Offer>
      )}
      <MorePlans plans={plans} />
    </>
  );
}

/** The default plan, then all other plans on sale. */
export function RegularPlans({ onPurchase }: RegularPlansProps) {
  return (
    <CatalogueGate>{(catalogue) => <Sale {...catalogue} onPurchase={onPurchase} />}</CatalogueGate>
  );
}
