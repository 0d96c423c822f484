import type { Binary, BSONRegExp, ObjectId } from 'bson';
import { type Doc, RANK, rankOf } from './types';

const bySize = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** NaN is the smallest number in BSON, and equal to itself. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return Number.isNaN(b) ? 1 : bySize(a, b);
}

const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;
// Surrogate pairs stand for code points above U+FFFF, so they sort after every other unit in UTF-8.
const utf8Weight = (unit: number): number =>
  unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE ? unit + 0x10000 : unit;

/** Byte order of the UTF-8 forms, as MongoDB compares strings, without encoding them. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return bySize(utf8Weight(left), utf8Weight(right));
  }
  return bySize(a.length, b.length);
}

function compareArrays(a: readonly unknown[], b: readonly unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return bySize(a.length, b.length);
}

/** Field by field in stored order: type, then name, then value. Key order matters. */
function compareDocs(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const [leftKey, leftValue] = left[i] as [string, unknown];
    const [rightKey, rightValue] = right[i] as [string, unknown];
    const order =
      bySize(rankOf(leftValue), rankOf(rightValue)) ||
      compareStrings(leftKey, rightKey) ||
      compare(leftValue, rightValue);
    if (order !== 0) return order;
  }
  return bySize(left.length, right.length);
}

function compareBinary(a: Binary, b: Binary): number {
  return (
    bySize(a.position, b.position) ||
    bySize(a.sub_type, b.sub_type) ||
    Buffer.compare(a.value(), b.value())
  );
}

/** BSON order of two values (MongoDB manual, "Comparison/Sort Order"); missing equals null. */
export function compare(a: unknown, b: unknown): number {
  const rank = rankOf(a);
  const ranks = bySize(rank, rankOf(b));
  if (ranks !== 0) return ranks;
  switch (rank) {
    case RANK.null:
      return 0;
    case RANK.number:
      return compareNumbers(a as number, b as number);
    case RANK.string:
      return compareStrings(a as string, b as string);
    case RANK.object:
      return compareDocs(a as Doc, b as Doc);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case RANK.binary:
      return compareBinary(a as Binary, b as Binary);
    case RANK.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case RANK.boolean:
      return bySize(Number(a), Number(b));
    case RANK.date:
      return bySize((a as Date).getTime(), (b as Date).getTime());
    default: {
      const [left, right] = [a as BSONRegExp, b as BSONRegExp];
      return (
        compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options)
      );
    }
  }
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;
