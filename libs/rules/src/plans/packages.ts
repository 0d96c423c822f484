import type { PlanGrant } from './extend-plan';

/** Packages that an administrator can give with one click; the large ones mean unlimited. */
export const PLAN_PACKAGES: readonly PlanGrant[] = [
  { days: 1, videos: 65 },
  { days: 3, videos: 99 },
  { days: 30, videos: 999_999 },
  { days: 60, videos: 99_999_999 },
  { days: 90, videos: 99_999_999 },
];

/** More videos than this are shown as unlimited. */
const UNLIMITED_ABOVE = 1_000;

/** Whether this number of videos is shown as 'Unlimited'. */
export function isUnlimited(videos: number): boolean {
  return videos > UNLIMITED_ABOVE;
}
