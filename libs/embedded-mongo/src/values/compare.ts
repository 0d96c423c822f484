import { encodeValue } from './key-encoding';
import { rankOf } from './types';

const bySize = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * BSON order of two values (MongoDB manual, "Comparison/Sort Order"); missing equals null. It is the order of
 * the index keys. Common types are compared without encoding, for speed.
 */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const order = bySize(rankOf(a), rankOf(b));
  if (order !== 0) return order;
  if (a instanceof Date) return bySize(a.getTime(), (b as Date).getTime());
  const numbers = typeof a === 'number' ? bySize(a, b as number) : 0;
  return numbers || Buffer.compare(encodeValue(a), encodeValue(b));
}

export const equal = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a === b : compare(a, b) === 0;
