import type { PlanWords } from '@portal/contracts';
import { planName } from '@portal/rules';
import { useLanguage } from '@portal/ui';

/** The name of a plan of the catalogue in the current language. */
export function usePlanName(): (plan: PlanWords & { name: string }) => string {
  const language = useLanguage();
  return ({ name, name_bn: nameBn }) => planName({ name, nameBn }, language);
}

/** A plan as a payment or an offer names it. */
interface NamedPlan {
  readonly planName: string;
  readonly planNameBn?: string;
}

/** The name of the plan that a payment or an offer is for, in the current language. */
export function usePaidPlanName(): (of: NamedPlan) => string {
  const language = useLanguage();
  return ({ planName: name, planNameBn: nameBn }) => planName({ name, nameBn }, language);
}
