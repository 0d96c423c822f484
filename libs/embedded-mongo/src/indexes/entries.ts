import { fail } from '../errors';
import { compileFilter, type Matcher } from '../query/match';
import { MAX_KEY_BYTES } from '../store/keys';
import { EMPTY_ARRAY, keysOf, meetsArray, valuesAt } from '../values/index-keys';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import type { IndexDefinition } from './definition';
import { encodeValue } from '../values/key-encoding';

const RESERVED_BYTES = 16;
export const MAX_ENCODED_BYTES = MAX_KEY_BYTES - RESERVED_BYTES;

interface IndexEntries {
  readonly keys: readonly Buffer[];
  readonly multi: boolean;
}

const partialMatchers = new WeakMap<IndexDefinition, Matcher>();
function isCovered(index: IndexDefinition, doc: Doc): boolean {
  if (index.partialFilter === undefined) return true;
  let matcher = partialMatchers.get(index);
  if (matcher === undefined) {
    matcher = compileFilter(index.partialFilter);
    partialMatchers.set(index, matcher);
  }
  return matcher(doc);
}

const parallelArrays = (): never =>
  fail('CannotIndexParallelArrays', 'cannot index parallel arrays');

/**
 * The encoded keys of a document in an index: one per element of an array, as MongoDB makes them. `multi`: a
 * path meets an array. Then an element and the document around it may fulfil different conditions.
 */
export function entriesOf(index: IndexDefinition, doc: Doc): IndexEntries {
  const { name, fields } = index;
  if (!isCovered(index, doc)) return { keys: [], multi: false };
  const paths = fields.map(({ path }) => splitPath(path));
  const keys = new Map<string, Buffer>();
  for (const row of keysOf(doc, paths, parallelArrays)) {
    const parts = row.map((value, at) => encodeValue(value, fields[at]?.direction));
    const key = Buffer.concat(parts);
    if (key.length > MAX_ENCODED_BYTES)
      fail('KeyTooLong', `a key of ${name} has ${key.length} bytes of ${MAX_ENCODED_BYTES}`);
    keys.set(key.toString('latin1'), key);
  }
  return {
    keys: [...keys.values()],
    multi: paths.some((path) => meetsArray(doc, path)),
  };
}

const rootFields = new WeakMap<IndexDefinition, readonly string[]>();

/** Whether a change of these top-level fields can change the entries of an index. */
export function dependsOn(index: IndexDefinition, changed: ReadonlySet<string>): boolean {
  let roots = rootFields.get(index);
  if (roots === undefined) {
    const paths = [
      ...index.fields.map(({ path }) => path),
      ...Object.keys(index.partialFilter ?? {}),
    ];
    roots = paths.map((path) => splitPath(path)[0] ?? '');
    rootFields.set(index, roots);
  }
  return roots.some((root) => changed.has(root));
}

/** The value of the document per indexed path, for the `keyValue` of error 11000. */
export function keyValueOf(index: IndexDefinition, doc: Doc, key: Buffer): Doc {
  const result: Doc = {};
  for (const { path, direction } of index.fields) {
    const values = valuesAt(doc, splitPath(path));
    const hit = values.find((value) => key.includes(encodeValue(value, direction)));
    const value = hit ?? values[0] ?? null;
    result[path] = value === EMPTY_ARRAY ? [] : value;
  }
  return result;
}
