import { relativeTime } from '@portal/rules';
import { makeFormats } from './formats';

/** English as the specification writes it. */
export const english = makeFormats('en-US', relativeTime);

/** '1 day', '12 days': a count with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${english.count(count)} ${count === 1 ? one : many}`;
}
