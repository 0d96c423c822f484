import { DAY_MS, MINUTE_MS } from './units';

// A month is 30 days and a year 365 here: only for display, not for calculation.
const STEPS = [
  { word: 'year', ms: 365 * DAY_MS },
  { word: 'month', ms: 30 * DAY_MS },
  { word: 'day', ms: DAY_MS },
  { word: 'hour', ms: 60 * MINUTE_MS },
  { word: 'minute', ms: MINUTE_MS },
] as const;

/** A whole number of a time unit. */
export interface RelativeAge {
  readonly unit: 'year' | 'month' | 'day' | 'hour' | 'minute';
  readonly count: number;
}

/**
 * Age of an instant in whole years, months, days, hours or minutes, rounded down; null for less than a minute
 * and for the future.
 */
export function relativeAge(instant: Date, now: Date): RelativeAge | null {
  const passed = now.getTime() - instant.getTime();
  const step = STEPS.find(({ ms }) => passed >= ms);
  return step ? { unit: step.word, count: Math.floor(passed / step.ms) } : null;
}

/** relativeAge as English text; null gives 'just now'. */
export function relativeTime(instant: Date, now: Date): string {
  const age = relativeAge(instant, now);
  return age ? `${age.count} ${age.unit}${age.count === 1 ? '' : 's'} ago` : 'just now';
}
