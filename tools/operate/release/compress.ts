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

/** Writes the `.br` and `.gz` copies of a text file, so that no server compresses at run time. */
export async function writeCompressedSiblings(
  store: Store,
  path: string,
  bytes: Buffer,
): Promise<void> {
  if (!COMPRESSIBLE.has(extname(path)) || bytes.length < SMALLEST_WORTH_COMPRESSING) return;
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz(bytes, { level: 9 }),
  ]);
  // One after the other, so that a failed write leaves no other one under way: it could still be writing when
  // the next release writes the same file.
  await store.write(`${path}.br`, br);
  await store.write(`${path}.gz`, gzipped);
}
