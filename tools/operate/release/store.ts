import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The storage operations that releases need: files that appear complete, and listings that show earlier
 * writes. No renaming of folders, no links, no appending, no exclusive creation. So any object store that can
 * be mounted works (docs/operations/releases.md).
 */
export interface Store {
  /** Its location, for messages. */
  readonly root: string;
  /** The bytes of a file; null when it does not exist. */
  read(path: string): Promise<Buffer | null>;
  /** Replaces a file atomically: a reader sees the old or the new bytes. */
  write(path: string, bytes: Buffer | string): Promise<void>;
  /** When a file was written, in ms, by the clock of the store. */
  writtenAt(path: string): Promise<number>;
  /** Paths of all files below a folder, relative to the root, with forward slashes, sorted. */
  list(folder: string): Promise<string[]>;
  /** Removes a file, or a folder with its contents. It need not exist. */
  remove(path: string): Promise<void>;
}

/** Files are written here first and then renamed. The dot hides it from every server. */
const DRAFTS = '.release-drafts';

/** Error codes of mounted object stores that cannot rename. */
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
 * A folder, or a mounted object store. Where renaming works, files are written to a draft first. Elsewhere
 * the mount itself shows a file only after it was closed.
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
