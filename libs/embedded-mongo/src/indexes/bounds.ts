import { BSONRegExp } from 'bson';
import { anchoredPrefix } from '../query/regex';
import { RANK, rankOf } from '../values/types';
import { type Condition, valuesOf } from './conditions';
import { type Direction, encodeRank, encodeValue } from '../values/key-encoding';

/** Inclusive bounds as key bytes; a key lies inside when it is >= low or starts with high. */
interface Interval {
  readonly low: Buffer;
  readonly high: Buffer;
}

export interface FieldBounds {
  readonly intervals: readonly Interval[];
  /** Every interval holds one value only. */
  readonly points: boolean;
  /** No document without the field can fulfil it. */
  readonly excludesMissing: boolean;
}

const MAX_POINTS = 500;
const RANGES = new Set(['$gt', '$gte', '$lt', '$lte']);
const RANGE_RANKS = new Set<number>([
  RANK.number,
  RANK.string,
  RANK.objectId,
  RANK.bool,
  RANK.date,
]);

const isIndexable = (value: unknown): boolean =>
  value !== undefined && !Array.isArray(value) && !(value instanceof BSONRegExp);

const oriented = (low: Buffer, high: Buffer, direction: Direction): Interval =>
  direction === 1 ? { low, high } : { low: high, high: low };

function pointsOf(values: readonly unknown[], direction: Direction): FieldBounds | undefined {
  if (values.length > MAX_POINTS || !values.every(isIndexable)) return undefined;
  const intervals = values
    .map((value) => encodeValue(value, direction))
    .sort((a, b) => Buffer.compare(a, b))
    .filter((key, at, keys) => keys[at - 1]?.equals(key) !== true)
    .map((key) => ({ low: key, high: key }));
  return { intervals, points: true, excludesMissing: !values.includes(null) };
}

function rangeOf({ operator, operand }: Condition, direction: Direction): Interval | undefined {
  if (operator === '$regex' && operand instanceof BSONRegExp) {
    const prefix = anchoredPrefix(operand.pattern, operand.options);
    if (prefix === '') return undefined;
    const bytes = encodeValue(prefix, direction).subarray(0, -2);
    return { low: bytes, high: bytes };
  }
  if (!RANGES.has(operator) || !isIndexable(operand)) return undefined;
  const rank = rankOf(operand);
  if (!RANGE_RANKS.has(rank) || Number.isNaN(operand)) return undefined;
  const bound = encodeValue(operand, direction);
  const open = encodeRank(rank, direction);
  return operator.startsWith('$g')
    ? oriented(bound, open, direction)
    : oriented(open, bound, direction);
}

/** Whether every key that starts with `a` lies at or below the last key that starts with `b`. */
function endsEarlier(a: Buffer, b: Buffer): boolean {
  if (a.subarray(0, b.length).equals(b)) return true;
  return Buffer.compare(a, b) < 0 && !b.subarray(0, a.length).equals(a);
}

const intersection = (a: Interval, b: Interval): Interval => ({
  low: Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low,
  high: endsEarlier(a.high, b.high) ? a.high : b.high,
});

/**
 * The keys that documents fulfilling these conditions can have in an index field; a superset is
 * enough, since every document read is tested by the whole filter. On a multikey index two range
 * conditions may be fulfilled by two elements, so only one of them may bound.
 */
export function boundsOf(
  conditions: readonly Condition[],
  direction: Direction,
  multikey: boolean,
): FieldBounds | undefined {
  for (const condition of conditions) {
    const values = valuesOf(condition);
    const bounds = values && pointsOf(values, direction);
    if (bounds !== undefined) return bounds;
  }
  const ranges = conditions
    .map((condition) => rangeOf(condition, direction))
    .filter((range) => range !== undefined);
  const [first, ...others] = ranges;
  if (first === undefined) return undefined;
  const interval = multikey ? first : others.reduce(intersection, first);
  return { intervals: [interval], points: false, excludesMissing: true };
}
