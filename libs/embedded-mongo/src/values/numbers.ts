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

/** Rounds the decimal form of a number. Halves go to the even neighbour, as in MongoDB. */
export function roundTo(value: number, place: number, halves: boolean): number {
  if (place < -20 || place > 100)
    fail('BadValue', `cannot round to ${place} places, only from -20 to 100`);
  if (!Number.isFinite(value)) return value;
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  const scaled = Number(`${digits}e${Number(exponent) + place}`);
  let result = Math.trunc(scaled);
  const rest = Math.abs(scaled - result);
  if (halves && (rest > 0.5 || (rest === 0.5 && result % 2 !== 0))) result += Math.sign(scaled);
  const [whole = '0', power = '0'] = result.toExponential().split('e');
  return Number(`${whole}e${Number(power) - place}`);
}
