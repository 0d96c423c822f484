import type { PlanGrant } from './extend-plan';

/** What an administrator gives with one click; the large ones are meant as unlimited. */
export const PLAN_PACKAGES: readonly PlanGrant[] = [
  { days: 1, videos: 65 },
  { days: 3, videos: 99 },
  { days: 30, videos: 999_999 },
  { days: 60, videos: 99_999_999 },
  { days: 90, videos: 99_999_999 },
];

/** More videos than these are called unlimited. */
const UNLIMITED_ABOVE = 1_000;

/** Whether so many videos are shown as 'Unlimited'. */
export function isUnlimited(videos: number): boolean {
  return videos > UNLIMITED_ABOVE;
}
