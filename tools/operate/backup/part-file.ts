import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Problem } from '../../shared/problem';
import { keyFor } from './key';
import type { Part } from './manifest';
import { sealing, unsealing } from './seal';

/** Where the files of an archive are, and the key to write and read them. */
export interface ArchivePlace {
  readonly folder: string;
  readonly id: string;
  /** Empty: not sealed. */
  readonly key: string;
}

const SMALLEST = 5;
const isPacked = (file: string): boolean => file.includes('.gz');

/** Passes bytes through, counts and hashes them. */
function counting(hash: Hash, count: (bytes: number) => void) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      count(chunk.length);
      yield chunk;
    }
  };
}

/** Passes the chunks through unchanged. */
async function* asItIs(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}

/** Writes documents into a file of an archive. Names that end in .gz are compressed. */
export async function writePart(
  { folder, id, key }: ArchivePlace,
  file: string,
  documents: AsyncIterable<Uint8Array>,
): Promise<Part['stored']> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = Readable.from(documents, { objectMode: true, highWaterMark: 64 });
  const packed = isPacked(file) ? createGzip({ level: constants.Z_BEST_SPEED }) : asItIs;
  await pipeline(
    source,
    joined,
    packed,
    key === '' ? asItIs : sealing(keyFor(key, id, file)),
    counting(hash, (length) => (bytes += length)),
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** Joins small documents into large chunks, because each chunk has a fixed cost in every stream. */
async function* joined(documents: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const document of documents) {
    held.push(document);
    length += document.length;
    if (length < 64 * 1024) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held);
}

/**
 * The documents of a file of an archive.
 * @throws Problem when the file is missing or differs from the manifest in a single bit. Documents before the
 * difference may already have been returned.
 */
export async function* readPart(
  { folder, id, key }: ArchivePlace,
  { file, stored }: Pick<Part, 'file' | 'stored'>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks = isPacked(file) ? createGunzip() : new PassThrough();
  const flowing = pipeline(
    createReadStream(join(folder, file), { highWaterMark: 256 * 1024 }),
    counting(hash, (length) => (bytes += length)),
    key === '' ? asItIs : unsealing(keyFor(key, id, file)),
    chunks,
  );
  // A reader gets the error from the chunks. A reader that stops early needs no error.
  flowing.catch(() => undefined);
  try {
    yield* documentsIn(chunks);
  } catch (cause) {
    throw new Problem(`${file} of the archive is damaged: ${(cause as Error).message}`);
  }
  if (bytes !== stored.bytes || hash.digest('hex') !== stored.sha256)
    throw new Problem(`${file} of the archive is damaged: it is not what was written.`);
}

/** Splits a stream of BSON documents by the length at the start of each. */
async function* documentsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4) {
      const length = rest.readInt32LE(0);
      if (length < SMALLEST) throw new Error('a document has no length');
      if (rest.length < length) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error('the last document is cut off');
}
