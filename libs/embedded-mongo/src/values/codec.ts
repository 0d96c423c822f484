import { deserialize, onDemand, serialize } from 'bson';
import { fail } from '../errors';
import type { Doc } from './types';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const TYPE_BYTES = 1;

/** int64 stays a Long, so that the guards can see and refuse it. A regex keeps its PCRE source. */
export const decode = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { promoteLongs: false, bsonRegExp: true });

/** The top-level fields whose bytes differ between two encoded documents, or that only one of them has. */
export function changedFields(before: Buffer, after: Buffer): Set<string> {
  const changed = new Set<string>();
  const old = elementsOf(before);
  for (const [name, bytes] of elementsOf(after)) {
    if (old.get(name)?.equals(bytes) !== true) changed.add(name);
    old.delete(name);
  }
  for (const name of old.keys()) changed.add(name);
  return changed;
}

/** The encoded top-level elements of a document, with their types. */
function elementsOf(bytes: Buffer): Map<string, Buffer> {
  const elements = new Map<string, Buffer>();
  for (const [, start, length, value, valueLength] of onDemand.parseToElements(bytes)) {
    const name = bytes.toString('utf8', start, start + length);
    elements.set(name, bytes.subarray(start - TYPE_BYTES, value + valueLength));
  }
  return elements;
}

/** Encodes a document for the store. Error 10334 above MongoDB's 16 MiB. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  if (bytes.length > MAX_DOCUMENT_BYTES)
    fail('BSONObjectTooLarge', `BSONObj size: ${bytes.length} is above ${MAX_DOCUMENT_BYTES}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
