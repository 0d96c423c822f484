import { useParams } from '@portal/router';
import { Screen } from '../../shared/screen';
import { useTexts } from '../../shared/sales/texts/use-texts';
import { RegularPlans } from './regular-plans';
import { SpecialPlan } from './special-plan';

/** /plans and /plans/{offerCode} (spec subscriber.md §2). */
export function PlansPage() {
  const { buying, plans } = useTexts();
  const { offerCode } = useParams();
  return (
    <Screen
      title={offerCode ? plans.specialTitle : plans.title}
      back={buying.back}
      width={offerCode ? 640 : 1040}
    >
      {offerCode ? <SpecialPlan key={offerCode} offerCode={offerCode} /> : <RegularPlans />}
    </Screen>
  );
}
