import { MongoError } from '../errors';
import { compileFilter, type Matcher } from '../query/match';
import { MAX_KEY_BYTES } from '../store/keys';
import { EMPTY_ARRAY, indexedValues } from '../values/index-keys';
import { splitPath } from '../values/paths';
import type { Doc } from '../values/types';
import type { IndexDefinition } from './definition';
import { encodeValue } from './key-encoding';

const RESERVED_BYTES = 16;
export const MAX_ENCODED_BYTES = MAX_KEY_BYTES - RESERVED_BYTES;

export interface IndexEntries {
  readonly keys: readonly Buffer[];
  readonly multi: boolean;
}

const NONE: IndexEntries = { keys: [], multi: false };

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

function checkLength(index: IndexDefinition, key: Buffer): Buffer {
  if (key.length > MAX_ENCODED_BYTES)
    throw new MongoError(
      'KeyTooLong',
      `Btree::insert: key too large to index, failing ${index.name} ${key.length} > ${MAX_ENCODED_BYTES}`,
    );
  return key;
}

/**
 * The encoded keys of a document in an index. At most one field may come from an array: two would
 * be MongoDB's parallel arrays (171), or need its per-element pairing, which is refused alike.
 */
export function entriesOf(index: IndexDefinition, doc: Doc): IndexEntries {
  if (!isCovered(index, doc)) return NONE;
  const found = index.fields.map(({ path }) => indexedValues(doc, splitPath(path)));
  if (index.sparse && found.every(({ values }) => values.every((value) => value === undefined)))
    return NONE;
  const multiField = found.findIndex(({ multi }) => multi);
  if (found.some(({ multi }, at) => multi && at !== multiField))
    throw new MongoError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  const pieces = found.map(({ values }, at) =>
    values.map((value) => encodeValue(value, index.fields[at]?.direction)),
  );
  if (multiField === -1)
    return { keys: [checkLength(index, Buffer.concat(pieces.flat()))], multi: false };
  const distinct = new Map<string, Buffer>();
  const othersMissing = found.every(
    ({ values }, at) => at === multiField || values[0] === undefined,
  );
  for (const [element, piece] of (pieces[multiField] ?? []).entries()) {
    const missing = found[multiField]?.values[element] === undefined;
    if (index.sparse && othersMissing && missing) continue;
    const parts = pieces.map((options, at) => (at === multiField ? piece : options[0])) as Buffer[];
    const key = checkLength(index, Buffer.concat(parts));
    distinct.set(key.toString('latin1'), key);
  }
  return { keys: [...distinct.values()], multi: true };
}

/** The document's value per indexed path, for the `keyValue` of error 11000. */
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
