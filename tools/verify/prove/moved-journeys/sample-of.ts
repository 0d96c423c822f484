import fc from 'fast-check';
import type { MovedJourney } from './moved-test';

/**
 * The journeys with only some of their tests, the same ones for the same seed.
 * @param size number of tests, at most all.
 */
export function sampleOf(
  journeys: readonly MovedJourney[],
  size: number,
  seed: number,
): MovedJourney[] {
  const all = journeys.flatMap(({ tests }) => tests);
  const length = Math.min(size, all.length);
  const subset = fc.subarray(all, { minLength: length, maxLength: length });
  const chosen = new Set(fc.sample(subset, { seed, numRuns: 1 }).flat());
  return journeys
    .map((journey) => ({ ...journey, tests: journey.tests.filter((test) => chosen.has(test)) }))
    .filter(({ tests }) => tests.length > 0);
}
