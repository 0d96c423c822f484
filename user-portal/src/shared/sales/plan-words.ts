import type { PlanWords } from '@portal/contracts';
import { isUnlimited } from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { usePaidPlanName, usePlanName } from '../plan-name';
import { useTexts } from './texts/use-texts';

/** Words of plans in the current language. */
export function usePlanWords() {
  const { buying } = useTexts();
  const language = useLanguage();
  const nameOf = usePlanName();
  const about = (plan: PlanWords): string | null =>
    (language === 'bn' ? plan.text_bn : plan.text) ?? plan.text ?? null;
  return {
    name: nameOf,
    /** Name, and the sentence about a plan, in Bangla where it has one; null without one. */
    of: (plan: PlanWords & { name: string }) => ({ name: nameOf(plan), about: about(plan) }),
    paidName: usePaidPlanName(),
    /** '65 videos', 'Unlimited videos' above 1,000, 'No videos'. */
    videos: (count: number): string => {
      if (count === 0) return buying.noVideos;
      return isUnlimited(count) ? buying.unlimitedVideos : buying.videos(count);
    },
  };
}
