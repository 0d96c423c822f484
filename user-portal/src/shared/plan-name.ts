import { planName } from '@portal/rules';
import { useLanguage } from '@portal/ui';

/** The name of a plan in the current language. */
export function usePlanName(): (plan: { id: string; name: string }) => string {
  const language = useLanguage();
  return (plan) => planName(plan, language);
}
