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
  readonly ranges: readonly { readonly start: Buffer; readonly end: Buffer }[];
  readonly reverse: boolean;
  /** The candidates come in the requested order. */
  readonly sorted: boolean;
  /** Every candidate matches the filter, so none has to be tested. */
  readonly exact: boolean;
}

const MAX_RANGES = 1000;
const SCORE = { point: 10, range: 5, sorted: 4 };

const firstPart = (path: string): string => splitPath(path)[0] ?? '';

/**
 * Different elements of an array may fulfil the conditions on two paths through it, and a key holds one
 * element. So only the first of such paths limits a multikey index.
 */
const mayShareArray = ({ fields, multikey }: IndexDefinition, at: number): boolean =>
  multikey &&
  fields.slice(0, at).some(({ path }) => firstPart(path) === firstPart(fields[at]?.path ?? ''));

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

function rangesOf(index: IndexDefinition, bounds: readonly FieldBounds[]): Plan['ranges'] {
  const last = bounds.at(-1);
  if (last === undefined) return [tableRange(index.ident)];
  const prefixes = bounds
    .slice(0, -1)
    .reduce(
      (all, { intervals }) =>
        all.flatMap((prefix) => intervals.map(({ start }) => Buffer.concat([prefix, start]))),
      [tableKey(index.ident)],
    );
  return prefixes.flatMap((prefix) =>
    last.intervals.map(({ start, end }) => ({
      start: Buffer.concat([prefix, start]),
      end: Buffer.concat([prefix, end]),
    })),
  );
}

/** Direction in which the index gives the requested order: 1 forwards, -1 backwards, 0 not at all. */
function sortDirection(
  index: IndexDefinition,
  bounds: readonly FieldBounds[],
  sort: SortPattern,
): number {
  if (index.multikey) return 0;
  let next = 0;
  let direction = 0;
  for (const [at, field] of index.fields.entries()) {
    const wanted = sort[next];
    if (wanted === undefined) break;
    const constant = bounds[at]?.points === true && bounds[at].intervals.length === 1;
    if (wanted.path === field.path) {
      next += 1;
      if (constant) continue;
      const here = wanted.direction * field.direction;
      if (direction !== 0 && direction !== here) return 0;
      direction = here;
    } else if (!constant) {
      return 0;
    }
  }
  return next === sort.length ? direction || 1 : 0;
}

/** Chooses the index whose leading fields limit the filter best, or that gives the order. */
export function planFor(collection: Collection, filter: Doc, sort: SortPattern = []): Plan {
  const conditions = conditionsOf(filter);
  const isPlain = Object.keys(filter).every((key) => !key.startsWith('$'));
  const [sorted, exact] = [sort.length === 0, conditions.size === 0 && isPlain];
  let best: Plan = { ranges: [], reverse: false, sorted, exact };
  let bestScore = 0;
  for (const index of collection.indexes) {
    const bounds = fieldBounds(index, conditions);
    if (index.partialFilter !== undefined && !impliesPartial(conditions, index.partialFilter))
      continue;
    const direction = sort.length === 0 ? 0 : sortDirection(index, bounds, sort);
    if (bounds.length === 0 && direction === 0) continue;
    const ranges = rangesOf(index, bounds);
    if (ranges.some(({ start, end }) => Math.max(start.length, end.length) > MAX_ENCODED_BYTES))
      continue;
    const score =
      bounds.reduce((sum, { points }) => sum + (points ? SCORE.point : SCORE.range), 0) +
      (direction === 0 ? 0 : SCORE.sorted);
    if (score <= bestScore) continue;
    bestScore = score;
    best = {
      index,
      ranges,
      reverse: direction === -1,
      sorted: sort.length === 0 || direction !== 0,
      exact: isPlain && conditions.size === bounds.length && bounds.every((bound) => bound.exact),
    };
  }
  return best;
}
