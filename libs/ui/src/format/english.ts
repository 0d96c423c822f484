import { relativeTime } from '@portal/rules';
import { type Formats, type FormatWords, makeFormats } from './formats';

const words: FormatWords = {
  locale: 'en-US',
  relative: relativeTime,
  money: (amount, currency) => `${amount} ${currency}`,
};

/** Formats of English, as the specification requires. */
export const english = makeFormats(words);

const zoned = new Map<string, Formats>();

/** Formats of English with dates and times of a zone. */
export function englishIn(timeZone: string): Formats {
  const known = zoned.get(timeZone);
  if (known) return known;
  const made = makeFormats(words, timeZone);
  zoned.set(timeZone, made);
  return made;
}

/** A count with its noun: '1 day', '12 days'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${english.count(count)} ${count === 1 ? one : many}`;
}
