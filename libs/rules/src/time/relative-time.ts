import { DAY_MS } from './units';

const MINUTE_MS = 60_000;

// A month is 30 days and a year 365 here: the words are for the eye, not for arithmetic.
const STEPS = [
  { word: 'year', ms: 365 * DAY_MS },
  { word: 'month', ms: 30 * DAY_MS },
  { word: 'day', ms: DAY_MS },
  { word: 'hour', ms: 60 * MINUTE_MS },
  { word: 'minute', ms: MINUTE_MS },
] as const;

/**
 * How long ago an instant was, in whole years, months, days, hours or minutes, rounded down; less
 * than a minute, and anything in the future, is 'just now' (spec admin.md §9).
 */
export function relativeTime(instant: Date, now: Date): string {
  const passed = now.getTime() - instant.getTime();
  const step = STEPS.find(({ ms }) => passed >= ms);
  if (!step) return 'just now';
  const count = Math.floor(passed / step.ms);
  return `${count} ${step.word}${count === 1 ? '' : 's'} ago`;
}
