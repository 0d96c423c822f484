import { MongoError } from '../errors';

/**
 * MongoDB would go on with int64 here, which JavaScript numbers cannot carry: integers that leave
 * the safe range are refused instead of being rounded.
 */
export function safeResult(result: number, operands: readonly number[], what: string): number {
  if (Number.isSafeInteger(result) || !Number.isFinite(result)) return result;
  if (Number.isInteger(result) && operands.every(Number.isInteger))
    throw new MongoError(
      'BadValue',
      `Failed to apply ${what}: the result leaves the safe integers`,
    );
  return result;
}
