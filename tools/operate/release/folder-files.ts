import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { Problem } from '../../shared/problem';

/** One file of a build: its path in the folder, with forward slashes, and its bytes. */
export interface BuiltFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Files of a build that browsers do not need. */
const NOT_SERVED = /^(\.vite\/|mf-stats\.json$|portal\.json$)/;

/** Reads the files of a build for browsers, sorted by path. @throws Problem when there is no build. */
export async function readBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Problem(`${folder} does not exist: build it first.`);
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NOT_SERVED.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ path, bytes: await readFile(join(folder, path)) })),
  );
}

/** A hash of all paths and bytes of a build, ten hex digits. */
export function contentHash(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 10);
}

/** The subresource integrity value of some bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
