import { isUnlimited } from '@portal/rules';
import { counted } from '@portal/ui';
import { texts } from './texts';

/** '65 videos', or 'Unlimited' above 1,000. */
export function videosText(videos: number): string {
  return isUnlimited(videos) ? texts.unlimited : counted(videos, 'video');
}
