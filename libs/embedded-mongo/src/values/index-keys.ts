import { refuse } from '../errors';
import { isArrayIndex } from './paths';
import { type Doc, hasField, isDoc } from './types';

/** Key of an empty array at the end of a path. It sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array');

interface Cursor {
  readonly node: unknown;
  readonly rest: readonly string[];
  /** True for an element of the array at the end of the path. Arrays inside it are plain values. */
  readonly ended: boolean;
}

/** Follows the path through documents until a value, an array or the end. */
function descend({ node, rest, ended }: Cursor): Cursor {
  let [current, at] = [node, 0];
  while (at < rest.length && !Array.isArray(current)) {
    const part = rest[at] ?? '';
    if (!isDoc(current) || !hasField(current, part))
      return { node: undefined, rest: [], ended: true };
    current = current[part];
    at += 1;
  }
  const left = rest.slice(at);
  if (left[0] !== undefined && isArrayIndex(left[0]))
    refuse('an index or a sort by a position in an array');
  return { node: current, rest: left, ended };
}

const openArray = ({ node, ended }: Cursor): unknown[] | undefined =>
  !ended && Array.isArray(node) ? (node as unknown[]) : undefined;

/**
 * The index keys of a document for several paths: one per element of the one array on the paths, paired by
 * element (MongoDB's key generation). Calls `parallel` for a second array, which throws.
 */
export function keysOf(
  doc: Doc,
  paths: readonly (readonly string[])[],
  parallel: () => never,
): unknown[][] {
  return combine(
    paths.map((rest) => ({ node: doc, rest, ended: false })),
    parallel,
  );
}

function combine(from: readonly Cursor[], parallel: () => never): unknown[][] {
  const cursors = from.map(descend);
  const arrays = cursors.map(openArray);
  const array = arrays.find((found) => found !== undefined);
  if (array === undefined) return [cursors.map(({ node }) => node)];
  if (arrays.some((other) => other !== undefined && other !== array)) parallel();
  const items: readonly unknown[] = array.length === 0 ? [EMPTY_ARRAY] : array;
  return items.flatMap((item) =>
    combine(
      cursors.map((cursor, at) => {
        if (arrays[at] === undefined) return cursor;
        if (cursor.rest.length === 0) return { node: item, rest: [], ended: true };
        return { node: isDoc(item) ? item : undefined, rest: cursor.rest, ended: false };
      }),
      parallel,
    ),
  );
}

/** True when the path meets an array, also one that gives one key or none. */
export function meetsArray(doc: Doc, path: readonly string[]): boolean {
  let node: unknown = doc;
  for (const part of path) {
    if (!isDoc(node) || !hasField(node, part)) break;
    node = node[part];
  }
  return Array.isArray(node);
}
