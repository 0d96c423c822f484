import { BSONRegExp } from 'bson';
import { RANK, rankOf, typeName } from '../values/types';
import { type Condition, valuesOf } from './conditions';
import { type Direction, encodeRank, encodeValue, successor } from '../values/key-encoding';

/** A range of key bytes: start is included, end is not. */
interface Interval {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface FieldBounds {
  readonly intervals: readonly Interval[];
  /** Every interval holds one value. */
  readonly points: boolean;
  /** Every key inside belongs to a matching document. */
  readonly exact: boolean;
}

const MAX_POINTS = 500;
const RANGES = new Set(['$gt', '$gte', '$lte']);
const { number, string, objectId, bool, date } = RANK;
const RANGE_RANKS = new Set<number>([number, string, objectId, bool, date]);

const isIndexable = (value: unknown): boolean =>
  value !== undefined && !Array.isArray(value) && !(value instanceof BSONRegExp);

interface Bound {
  readonly key: Buffer;
  readonly included: boolean;
}

/** The interval between two values. In a descending field the order of the keys is reversed. */
function between(low: Bound, high: Bound, direction: Direction): Interval {
  const [first, last] = direction === 1 ? [low, high] : [high, low];
  return {
    start: first.included ? first.key : successor(first.key),
    end: last.included ? successor(last.key) : last.key,
  };
}

function pointsOf(
  values: readonly unknown[],
  direction: Direction,
  multikey: boolean,
): FieldBounds | undefined {
  if (values.length > MAX_POINTS || !values.every(isIndexable)) return undefined;
  const intervals = values
    .map((value) => encodeValue(value, direction))
    .sort((a, b) => Buffer.compare(a, b))
    .filter((key, at, keys) => keys[at - 1]?.equals(key) !== true)
    .map((key) => ({ start: key, end: successor(key) }));
  return { intervals, points: true, exact: !multikey || !values.includes(null) };
}

function rangeOf({ operator, operand }: Condition, direction: Direction): Interval | undefined {
  if (operator === '$regex') {
    const key = encodeValue(operand, direction).subarray(0, -2);
    return { start: key, end: successor(key) };
  }
  if (!RANGES.has(operator) || !isIndexable(operand)) return undefined;
  const rank = rankOf(operand);
  if (!RANGE_RANKS.has(rank) || Number.isNaN(operand)) return undefined;
  const bound = { key: encodeValue(operand, direction), included: operator.endsWith('e') };
  // NaN sorts below all numbers but is in none of their ranges.
  const least = rank === number ? encodeValue(-Infinity, direction) : encodeRank(rank, direction);
  return operator.startsWith('$g')
    ? between(bound, { key: encodeRank(rank, direction), included: true }, direction)
    : between({ key: least, included: true }, bound, direction);
}

const later = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) >= 0 ? a : b);
const earlier = (a: Buffer, b: Buffer): Buffer => (Buffer.compare(a, b) <= 0 ? a : b);
const intersection = (a: Interval, b: Interval): Interval => ({
  start: later(a.start, b.start),
  end: earlier(a.end, b.end),
});

/** Whether a `$type` says no more than the value that another condition compares with. */
const isImplied = ({ operator, operand }: Condition, all: readonly Condition[]): boolean =>
  operator === '$type' &&
  all.some(
    ({ operator: compares, operand: value }) =>
      (compares === '$eq' || RANGES.has(compares)) && value !== null && typeName(value) === operand,
  );

/**
 * The index bounds of the conditions on one field. When they are not exact they may be too wide, because the
 * whole filter then tests each document. In a multikey index two elements may fulfil two range conditions, so
 * only one condition may set the bounds.
 */
export function boundsOf(
  all: readonly Condition[],
  direction: Direction,
  multikey: boolean,
): FieldBounds | undefined {
  const conditions = all.filter((condition) => !isImplied(condition, all));
  const alone = conditions.length === 1;
  for (const condition of conditions) {
    const values = valuesOf(condition);
    const bounds = values && pointsOf(values, direction, multikey);
    if (bounds !== undefined) return { ...bounds, exact: bounds.exact && alone };
  }
  const ranges = conditions
    .map((condition) => rangeOf(condition, direction))
    .filter((range) => range !== undefined);
  const [first, ...others] = ranges;
  if (first === undefined) return undefined;
  const interval = multikey ? first : others.reduce(intersection, first);
  return {
    intervals: [interval],
    points: false,
    exact: ranges.length === conditions.length && (alone || !multikey),
  };
}
