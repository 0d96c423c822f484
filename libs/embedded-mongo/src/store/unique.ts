import { fail } from '../errors';
import { type IndexDefinition, keyPattern } from '../indexes/definition';
import { keyValueOf } from '../indexes/entries';
import { successor } from '../values/key-encoding';
import type { Doc } from '../values/types';
import { recordOf, tableKey } from './keys';
import type { View } from './view';

/** Throws error 11000 with MongoDB's text and fields when another record has this unique key. */
export function assertNoDuplicate(
  view: View,
  namespace: string,
  index: IndexDefinition,
  encoded: Buffer,
  record: number,
  doc: Doc,
): void {
  const prefix = tableKey(index.ident, encoded);
  for (const key of view.keys(prefix, successor(prefix))) {
    if (recordOf(key) === record) continue;
    const keyValue = keyValueOf(index, doc, encoded);
    const where = `collection: ${namespace} index: ${index.name}`;
    const message = `E11000 duplicate key error ${where} dup key: ${JSON.stringify(keyValue)}`;
    fail('DuplicateKey', message, { keyPattern: keyPattern(index), keyValue });
  }
}
