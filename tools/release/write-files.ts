import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST_WORTH_COMPRESSING = 512;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Replaces a file in one step: a reader sees the old bytes or the new ones. */
export async function writeAtomically(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, path);
}

/** Writes the `.br` and `.gz` siblings of a text file, so that no server compresses at run time. */
export async function writeCompressedSiblings(path: string, bytes: Buffer): Promise<void> {
  if (!COMPRESSIBLE.has(extname(path)) || bytes.length < SMALLEST_WORTH_COMPRESSING) return;
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz(bytes, { level: 9 }),
  ]);
  await Promise.all([writeAtomically(`${path}.br`, br), writeAtomically(`${path}.gz`, gzipped)]);
}

/** The bytes of a file, null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes a file that browsers may keep for ever, once.
 * @throws Error when other bytes already stand under this name (goal O2).
 */
export async function writeImmutable(path: string, bytes: Buffer): Promise<void> {
  const present = await readIfThere(path);
  if (present?.equals(bytes)) return;
  if (present) throw new Error(`${path} already exists with other bytes; publish a new name`);
  await writeCompressedSiblings(path, bytes);
  await writeAtomically(path, bytes);
}
