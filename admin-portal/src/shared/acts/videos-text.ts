import { counted } from '@portal/ui';
import { texts } from './texts';

/** More videos than these are called unlimited (spec admin.md §9). */
const UNLIMITED_ABOVE = 1_000;

/** '65 videos', or 'Unlimited' above 1,000. */
export function videosText(videos: number): string {
  return videos > UNLIMITED_ABOVE ? texts.unlimited : counted(videos, 'video');
}
