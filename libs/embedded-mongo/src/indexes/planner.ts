import type { Collection } from '../store/catalog';
import { tableKey, tableRange } from '../store/keys';
import type { SortPattern } from '../query/sort';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import { boundsOf, type FieldBounds } from './bounds';
import { type Conditions, conditionsOf } from './conditions';
import { impliesPartial } from './coverage';
import type { IndexDefinition } from './definition';
import { MAX_ENCODED_BYTES } from './entries';

/** How to read the candidates of a filter: collection scan, or ranges of one index. */
export interface Plan {
  readonly index?: IndexDefinition;
  readonly ranges: readonly Range[];
  readonly reverse: boolean;
  /** Each range is in order, but they have to be merged. */
  readonly merged: boolean;
  /** The candidates come in the requested order. */
  readonly sorted: boolean;
  /** Every candidate matches the filter, so none has to be tested. */
  readonly exact: boolean;
}

/** A range of keys of an index; `end` is not included. */
interface Range {
  readonly start: Buffer;
  readonly end: Buffer;
  /** Length of the values that all keys of the range have in common; ranges are merged by what follows. */
  readonly head: number;
}

/** The order that an index gives: 1 forwards, -1 backwards, 0 none. */
interface IndexOrder {
  readonly direction: number;
  /** Number of leading fields with several points, before the fields of the order. */
  readonly heads: number;
}

const NO_ORDER: IndexOrder = { direction: 0, heads: 0 };

const MAX_RANGES = 1000;
const SCORE = { unique: 1_000, point: 10, range: 5, sorted: 4 };

const firstPart = (path: string): string => splitPath(path)[0] ?? '';

/**
 * Different elements of an array may fulfil the conditions on two paths through it, and a key holds one
 * element. So only the first of such paths limits a multikey index, and none of them gives it an order.
 */
const mayShareArray = (
  { fields, multikey }: IndexDefinition,
  at: number,
  others = fields.slice(0, at),
): boolean =>
  multikey && others.some(({ path }) => firstPart(path) === firstPart(fields[at]?.path ?? ''));

function fieldBounds(index: IndexDefinition, conditions: Conditions): FieldBounds[] {
  const result: FieldBounds[] = [];
  let combinations = 1;
  for (const [at, { path, direction }] of index.fields.entries()) {
    if (mayShareArray(index, at)) break;
    const bounds = boundsOf(conditions.get(path) ?? [], direction, index.multikey);
    if (bounds === undefined) break;
    combinations *= bounds.intervals.length;
    if (combinations > MAX_RANGES) break;
    result.push(bounds);
    if (!bounds.points) break;
  }
  return result;
}

function rangesOf(
  index: IndexDefinition,
  bounds: readonly FieldBounds[],
  heads: number,
): Plan['ranges'] {
  const whole = tableRange(index.ident);
  if (bounds.length === 0) return [{ ...whole, head: whole.start.length }];
  const key = tableKey(index.ident);
  const none: Range[] = [{ start: key, end: key, head: key.length }];
  return bounds.reduce<Range[]>(
    (all, { intervals }, at) =>
      all.flatMap(({ start: prefix, head }) =>
        intervals.map(({ start, end }) => ({
          start: Buffer.concat([prefix, start]),
          end: Buffer.concat([prefix, end]),
          head: at < heads ? prefix.length + start.length : head,
        })),
      ),
    none,
  );
}

/**
 * The order of the keys, if it is the requested one. Fields with one point do not change the order. Fields with
 * several points, such as of `$in`, do not either when the ranges of the points are merged.
 *
 * A document is sorted by the first of all its keys. In a multikey index that is the first of its keys in a range
 * as long as no condition limits a field of the order: then no element is left out, and at most one field of a
 * document is an array.
 */
function orderOf(
  index: IndexDefinition,
  bounds: readonly FieldBounds[],
  sort: SortPattern,
): IndexOrder {
  let [next, direction, heads] = [0, 0, 0];
  for (const [at, field] of index.fields.entries()) {
    const wanted = sort[next];
    if (wanted === undefined) break;
    const { points, intervals } = bounds[at] ?? { points: false, intervals: [] };
    const constant = points && intervals.length === 1;
    if (wanted.path === field.path) {
      if (index.multikey && (bounds[at] || mayShareArray(index, at, index.fields.toSpliced(at, 1))))
        return NO_ORDER;
      next += 1;
      if (constant) continue;
      const here = wanted.direction * field.direction;
      if (direction !== 0 && direction !== here) return NO_ORDER;
      direction = here;
    } else if (!constant) {
      if (!points || direction !== 0) return NO_ORDER;
      heads = at + 1;
    }
  }
  return next === sort.length ? { direction: direction || 1, heads } : NO_ORDER;
}

/** Whether there is at most one document for each range: no other index reads fewer. */
const hasOneForEach = (index: IndexDefinition, bounds: readonly FieldBounds[]): boolean =>
  index.unique && bounds.length === index.fields.length && bounds.every(({ points }) => points);

/** Chooses the index whose leading fields limit the filter best, or that gives the order. */
export function planFor(collection: Collection, filter: Doc, sort: SortPattern = []): Plan {
  const conditions = conditionsOf(filter);
  const isPlain = Object.keys(filter).every((key) => !key.startsWith('$'));
  const [sorted, exact] = [sort.length === 0, conditions.size === 0 && isPlain];
  let best: Plan = { ranges: [], reverse: false, merged: false, sorted, exact };
  let bestScore = 0;
  for (const index of collection.indexes) {
    const bounds = fieldBounds(index, conditions);
    if (index.partialFilter !== undefined && !impliesPartial(conditions, index.partialFilter))
      continue;
    const { direction, heads } = sort.length === 0 ? NO_ORDER : orderOf(index, bounds, sort);
    if (bounds.length === 0 && direction === 0) continue;
    const ranges = rangesOf(index, bounds, heads);
    if (ranges.some(({ start, end }) => Math.max(start.length, end.length) > MAX_ENCODED_BYTES))
      continue;
    const score =
      bounds.reduce((sum, { points }) => sum + (points ? SCORE.point : SCORE.range), 0) +
      (direction === 0 ? 0 : SCORE.sorted) +
      (hasOneForEach(index, bounds) ? SCORE.unique : 0);
    if (score <= bestScore) continue;
    bestScore = score;
    best = {
      index,
      ranges,
      reverse: direction === -1,
      merged: heads > 0,
      sorted: sort.length === 0 || direction !== 0,
      exact: isPlain && conditions.size === bounds.length && bounds.every((bound) => bound.exact),
    };
  }
  return best;
}

/**
 * The filters of an `$or` alone, when an index serves each of them, so that they are read one after another; null
 * for all other filters.
 */
export function alternativesOf(collection: Collection, filter: Doc): readonly Doc[] | null {
  const { $or: alternatives, ...others } = filter;
  if (alternatives === undefined || Object.keys(others).length > 0) return null;
  const isServed = (one: Doc): boolean =>
    alternativesOf(collection, one) !== null || planFor(collection, one).index !== undefined;
  return (alternatives as readonly Doc[]).every(isServed) ? (alternatives as readonly Doc[]) : null;
}
