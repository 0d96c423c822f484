import { fail } from '../errors';
import { compileFilter, type Matcher } from '../query/match';
import { MAX_KEY_BYTES } from '../store/keys';
import { EMPTY_ARRAY, keysOf, meetsArray } from '../values/index-keys';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import type { IndexDefinition } from './definition';
import { encodeValue } from '../values/key-encoding';

const RESERVED_BYTES = 16;
export const MAX_ENCODED_BYTES = MAX_KEY_BYTES - RESERVED_BYTES;

/** Encoded keys, by their bytes as latin1 text. */
export type IndexKeys = ReadonlyMap<string, Buffer>;

interface IndexEntries {
  readonly keys: IndexKeys;
  readonly multi: boolean;
}

const NONE: IndexEntries = { keys: new Map(), multi: false };

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

/** The values of a document in an index with their encoded key, as MongoDB makes them. */
function rowsOf({ fields }: IndexDefinition, doc: Doc): { values: unknown[]; key: Buffer }[] {
  const paths = fields.map(({ path }) => splitPath(path));
  return keysOf(doc, paths, parallelArrays).map((values) => ({
    values,
    key: Buffer.concat(values.map((value, at) => encodeValue(value, fields[at]?.direction))),
  }));
}

/**
 * The encoded keys of a document in an index: one per element of an array. `multi`: a path meets an array. Then
 * an element and the document around it may fulfil different conditions.
 */
export function entriesOf(index: IndexDefinition, doc: Doc | undefined): IndexEntries {
  if (doc === undefined || !isCovered(index, doc)) return NONE;
  const keys = new Map<string, Buffer>();
  for (const { key } of rowsOf(index, doc)) {
    if (key.length > MAX_ENCODED_BYTES)
      fail('Location17280', `a key of ${index.name} is above ${MAX_ENCODED_BYTES} bytes`);
    keys.set(key.toString('latin1'), key);
  }
  return { keys, multi: index.fields.some(({ path }) => meetsArray(doc, splitPath(path))) };
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

/** The values of a key of the document by their paths, for the `keyValue` of error 11000. */
export function keyValueOf(index: IndexDefinition, doc: Doc, encoded: Buffer): Doc {
  const { values = [] } = rowsOf(index, doc).find(({ key }) => key.equals(encoded)) ?? {};
  const shown = values.map((value) => (value === EMPTY_ARRAY ? [] : (value ?? null)));
  return Object.fromEntries(index.fields.map(({ path }, at) => [path, shown[at]]));
}
