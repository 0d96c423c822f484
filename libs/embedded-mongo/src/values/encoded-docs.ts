import { serialize } from 'bson';
import type { Doc } from './types';

const LENGTH_BYTES = 4;
const ARRAY_TYPE = Buffer.from([4]);
const DOCUMENT_TYPE = Buffer.from([3]);
const END = Buffer.from([0]);
/** What comes in a reply before the first field of its first field, `cursor`. */
const BEFORE_CURSOR = LENGTH_BYTES + '\u0003cursor\0'.length;
const OPTIONS = { ignoreUndefined: true };

/** The encoded documents of a batch, which a reply takes as they are. */
export class EncodedDocs {
  constructor(readonly docs: readonly Uint8Array[]) {}
}

const lengthOf = (size: number): Buffer => {
  const bytes = Buffer.allocUnsafe(LENGTH_BYTES);
  bytes.writeInt32LE(size);
  return bytes;
};

/** An array field of documents. */
function arrayOf(field: string, docs: readonly Uint8Array[]): Buffer {
  const elements = docs.flatMap((bytes, at) => [DOCUMENT_TYPE, Buffer.from(`${at}\0`), bytes]);
  const content = Buffer.concat([...elements, END]);
  const head = [ARRAY_TYPE, Buffer.from(`${field}\0`), lengthOf(LENGTH_BYTES + content.length)];
  return Buffer.concat([...head, content]);
}

/**
 * Encodes a reply. bson has no value for encoded documents, so those of a cursor are put before the other fields of
 * its `cursor`, which is the first field of such a reply.
 */
export function encodeReply(reply: Doc): Uint8Array {
  const [[name, cursor] = ['', null]] = Object.entries(reply);
  if (name !== 'cursor') return serialize(reply, OPTIONS);
  const { firstBatch, nextBatch, ...others } = cursor as Doc;
  const batch = firstBatch ?? nextBatch;
  if (!(batch instanceof EncodedDocs)) return serialize(reply, OPTIONS);
  const rest = Buffer.from(serialize({ ...reply, cursor: others }, OPTIONS));
  const array = arrayOf(firstBatch ? 'firstBatch' : 'nextBatch', batch.docs);
  for (const at of [0, BEFORE_CURSOR]) rest.writeInt32LE(rest.readInt32LE(at) + array.length, at);
  const start = BEFORE_CURSOR + LENGTH_BYTES;
  return Buffer.concat([rest.subarray(0, start), array, rest.subarray(start)]);
}
