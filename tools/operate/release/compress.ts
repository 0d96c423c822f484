import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

import type { Store } from './store';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST_WORTH_COMPRESSING = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The decompression function of each kind of compressed copy. */
export const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** A compressed copy of a file. */
interface CompressedCopy {
  readonly suffix: keyof typeof UNPACK;
  readonly bytes: Buffer;
}

/** The copies of a text file, so that no server compresses at run time; none of other and of tiny files. */
export async function compress(path: string, bytes: Buffer): Promise<CompressedCopy[]> {
  if (!COMPRESSIBLE.has(extname(path)) || bytes.length < SMALLEST_WORTH_COMPRESSING) return [];
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz(bytes, { level: 9 }),
  ]);
  return [
    { suffix: '.br', bytes: br },
    { suffix: '.gz', bytes: gzipped },
  ];
}

/**
 * Writes the copies of a file, one after the other, so that a failed write leaves no other one under way: it
 * could still be writing when the next release writes the same file.
 */
export async function writeCopies(
  store: Store,
  path: string,
  copies: readonly CompressedCopy[],
): Promise<void> {
  for (const { suffix, bytes } of copies) await store.write(`${path}${suffix}`, bytes);
}

/** Compresses a file and writes the copies. */
export async function writeCompressedSiblings(
  store: Store,
  path: string,
  bytes: Buffer,
): Promise<void> {
  await writeCopies(store, path, await compress(path, bytes));
}
