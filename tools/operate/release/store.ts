import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * All that releases ask of the place they write to: files that appear whole, listings that show what
 * was written before. No rename of folders, no links, no appending, no exclusive creation, so that
 * any object store will do that can be mounted (docs/operations/releases.md).
 */
export interface Store {
  /** Where it is, for people. */
  readonly root: string;
  /** The bytes of a file, null when there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Replaces a file in one step: a reader sees the old bytes or the new ones. */
  write(path: string, bytes: Buffer | string): Promise<void>;
  /** When a file was written, in ms; by the clock of the store. */
  writtenAt(path: string): Promise<number>;
  /** Paths of all files below a folder, from the root, with forward slashes, sorted. */
  list(folder: string): Promise<string[]>;
  /** Removes a file or a folder with all below; nothing there is fine. */
  remove(path: string): Promise<void>;
}

/** Files are written there first and then renamed; dotted, so that no server shows it. */
const DRAFTS = '.release-drafts';

/** What a mounted object store answers when it cannot rename. */
const CANNOT_RENAME = new Set(['ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EPERM', 'EINVAL']);

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function unless<Value>(code: string, work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}

/**
 * A folder, or an object store that is mounted as one. Where files can be renamed they are written
 * aside first; where not, the mount itself shows a file only when it was closed.
 */
export function folderStore(root: string, move: typeof rename = rename): Store {
  const at = (path: string): string => join(root, path);
  const place = async (path: string, bytes: Buffer | string): Promise<void> => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), bytes, { flush: true });
  };
  return {
    root,
    read: (path) => unless('ENOENT', readFile(at(path))),
    async write(path, bytes) {
      const draft = `${DRAFTS}/${randomUUID()}`;
      await place(draft, bytes);
      await mkdir(dirname(at(path)), { recursive: true });
      try {
        await move(at(draft), at(path));
      } catch (error) {
        await rm(at(draft), { force: true });
        if (!CANNOT_RENAME.has(codeOf(error))) throw error;
        await place(path, bytes);
      }
    },
    writtenAt: async (path) => (await stat(at(path))).mtimeMs,
    async list(folder) {
      const found = await unless(
        'ENOENT',
        readdir(at(folder), { recursive: true, withFileTypes: true }),
      );
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted();
    },
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}
