import { deserialize, serialize } from 'bson';
import { fail } from '../errors';
import type { Doc } from './types';

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** int64 stays a Long so that the guards can see and refuse it; regexes keep their PCRE source. */
export const decode = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { promoteLongs: false, bsonRegExp: true });

/** Encodes a document to store; error 10334 beyond MongoDB's 16 MiB. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc, { ignoreUndefined: true });
  if (bytes.length > MAX_DOCUMENT_BYTES)
    fail('BSONObjectTooLarge', `BSONObj size: ${bytes.length} is above ${MAX_DOCUMENT_BYTES}`);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
