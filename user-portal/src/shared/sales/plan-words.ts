import { isUnlimited } from '@portal/rules';
import { usePlanName } from '../plan-name';
import { useTexts } from './texts/use-texts';

/** Words of plans in the current language. */
export function usePlanWords() {
  const { buying } = useTexts();
  return {
    name: usePlanName(),
    /** '65 videos', 'Unlimited videos' above 1,000, 'No videos'. */
    videos: (count: number): string => {
      if (count === 0) return buying.noVideos;
      return isUnlimited(count) ? buying.unlimitedVideos : buying.videos(count);
    },
  };
}
