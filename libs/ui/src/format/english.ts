import { relativeTime } from '@portal/rules';
import { type Formats, makeFormats } from './formats';

/** Formats of English, as the specification requires. */
export const english = makeFormats('en-US', relativeTime);

const zoned = new Map<string, Formats>();

/** Formats of English with dates and times of a zone. */
export function englishIn(timeZone: string): Formats {
  const known = zoned.get(timeZone);
  if (known) return known;
  const made = makeFormats('en-US', relativeTime, timeZone);
  zoned.set(timeZone, made);
  return made;
}

/** A count with its noun: '1 day', '12 days'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${english.count(count)} ${count === 1 ? one : many}`;
}
