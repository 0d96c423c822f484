import { fail } from '../errors';

/**
 * MongoDB would continue with int64 here, which JavaScript numbers cannot represent. So integers outside the
 * safe range are refused, not rounded.
 */
export function safeResult(result: number, operands: readonly number[], what: string): number {
  if (Number.isSafeInteger(result) || !Number.isFinite(result)) return result;
  if (Number.isInteger(result) && operands.every(Number.isInteger))
    fail('BadValue', `Failed to apply ${what}: the result leaves the safe integers`);
  return result;
}
