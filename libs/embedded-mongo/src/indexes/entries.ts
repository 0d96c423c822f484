import { fail } from '../errors';
import { compileFilter, type Matcher } from '../query/match';
import { MAX_KEY_BYTES } from '../store/keys';
import { EMPTY_ARRAY, indexedValues } from '../values/index-keys';
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

/**
 * The encoded keys of a document in an index. At most one field may come from an array. Two are either
 * MongoDB's parallel arrays (171) or need its pairing per element; both are refused.
 */
export function entriesOf(index: IndexDefinition, doc: Doc): IndexEntries {
  const { name, fields, sparse } = index;
  if (!isCovered(index, doc)) return { keys: [], multi: false };
  const found = fields.map(({ path }) => indexedValues(doc, splitPath(path)));
  const arrays = found.filter(({ multi }) => multi).length;
  if (arrays > 1) fail('CannotIndexParallelArrays', 'cannot index parallel arrays');
  const rows = found
    .reduce<unknown[][]>(
      (all, { values }) => all.flatMap((row) => values.map((value) => [...row, value])),
      [[]],
    )
    .filter((row) => !sparse || row.some((value) => value !== undefined));
  const keys = new Map<string, Buffer>();
  for (const row of rows) {
    const parts = row.map((value, at) => encodeValue(value, fields[at]?.direction));
    const key = Buffer.concat(parts);
    if (key.length > MAX_ENCODED_BYTES)
      fail(
        'KeyTooLong',
        `key too large to index, failing ${name} ${key.length} > ${MAX_ENCODED_BYTES}`,
      );
    keys.set(key.toString('latin1'), key);
  }
  return { keys: [...keys.values()], multi: keys.size > 0 && arrays > 0 };
}

/** The value of the document per indexed path, for the `keyValue` of error 11000. */
export function keyValueOf(index: IndexDefinition, doc: Doc, key: Buffer): Doc {
  const result: Doc = {};
  for (const { path, direction } of index.fields) {
    const { values } = indexedValues(doc, splitPath(path));
    const hit = values.find((value) => key.includes(encodeValue(value, direction)));
    const value = hit ?? values[0] ?? null;
    result[path] = value === EMPTY_ARRAY ? [] : value;
  }
  return result;
}
