import { planName } from '@portal/rules';
import { useLanguage } from '@portal/ui';

/** The name of a plan in the current language. */
export function usePlanName(): (plan: { id: string; name: string }) => string {
  const language = useLanguage();
  return (plan) => planName(plan, language);
}

/** The name of the plan that a payment is for, in the current language. */
export function usePaidPlanName(): (payment: { planId: string; planName: string }) => string {
  const nameOf = usePlanName();
  return ({ planId, planName: name }) => nameOf({ id: planId, name });
}
