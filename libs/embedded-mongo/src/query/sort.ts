import { fail, refuse } from '../errors';
import { type Direction, encodeValue } from '../values/key-encoding';
import { keysOf } from '../values/index-keys';
import { checkedPath, splitPath } from '../values/paths';
import { type Doc, isDoc } from '../values/types';

export type SortPattern = readonly { readonly path: string; readonly direction: Direction }[];

/** Parses a sort document. `$meta` and other expressions are refused. */
export function parseSort(sort: unknown): SortPattern {
  if (sort === undefined || sort === null) return [];
  if (!isDoc(sort)) fail('TypeMismatch', 'Expected field sort to be of type object');
  return Object.entries(sort).map(([path, direction]) => {
    if (isDoc(direction)) refuse(`the sort expression of '${path}'`);
    if (direction !== 1 && direction !== -1)
      fail('BadValue', `$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
    checkedPath(path);
    return { path, direction };
  });
}

/** The top-level fields that an order reads. */
export const firstParts = (sort: SortPattern): string[] =>
  sort.map(({ path }) => splitPath(path)[0] ?? '');

const parallelArrays = (): never =>
  fail('BadValue', 'cannot sort with keys that are parallel arrays');

/** The bytes a document sorts by: the first of its keys in this order. */
function sortKey(doc: Doc, pattern: SortPattern, paths: readonly (readonly string[])[]): Buffer {
  return keysOf(doc, paths, parallelArrays)
    .map((values) =>
      Buffer.concat(pattern.map(({ direction }, at) => encodeValue(values[at], direction))),
    )
    .reduce((best, next) => (Buffer.compare(next, best) < 0 ? next : best));
}

/** Stable sort in BSON order. */
export function sortDocs<T>(items: T[], docOf: (item: T) => Doc, pattern: SortPattern): T[] {
  if (pattern.length === 0) return items;
  const paths = pattern.map(({ path }) => splitPath(path));
  return items
    .map((item) => ({ item, key: sortKey(docOf(item), pattern, paths) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ item }) => item);
}
