import { relativeTime } from '@portal/rules';
import { makeFormats } from './formats';

/** Formats of English, as the specification requires. */
export const english = makeFormats({
  locale: 'en-US',
  relative: relativeTime,
  money: (amount, currency) => `${amount} ${currency}`,
});

/** A count with its noun: '1 day', '12 days'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${english.count(count)} ${count === 1 ? one : many}`;
}
