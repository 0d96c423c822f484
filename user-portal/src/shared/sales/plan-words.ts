import { isUnlimited, planName } from '@portal/rules';
import { useLanguage } from '@portal/ui';
import { useTexts } from './texts/use-texts';

/** Words of plans in the current language. */
export function usePlanWords() {
  const language = useLanguage();
  const { buying } = useTexts();
  return {
    name: (plan: { id: string; name: string }): string => planName(plan, language),
    /** '65 videos', 'Unlimited videos' above 1,000, 'No videos'. */
    videos: (count: number): string => {
      if (count === 0) return buying.noVideos;
      return isUnlimited(count) ? buying.unlimitedVideos : buying.videos(count);
    },
  };
}
