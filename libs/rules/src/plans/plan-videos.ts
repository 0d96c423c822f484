import type { BotAccess } from './catalogue';

/** Videos of a plan by its days: the administrators' packages, and our own decision for 7 days. */
const VIDEOS_BY_DAYS: Readonly<Record<number, number>> = {
  1: 65,
  3: 99,
  7: 250,
  30: 999_999,
  90: 99_999_999,
};

/**
 * Number of videos of a plan of the specification, which has none for bought plans: the administrators'
 * packages decide.
 */
export function videosOf(durationDays: number, activates: readonly BotAccess[]): number {
  return activates.includes('drm') ? (VIDEOS_BY_DAYS[durationDays] ?? 0) : 0;
}
