import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type ClientSession, type Db } from 'mongodb';
import { Problem } from '../../shared/problem';
import type { Contents } from './manifest';
import { syncFolder } from './sync-folder';

/** A photo as stored in an archive. */
interface StoredPhoto {
  readonly name: string;
  readonly writtenAt: Date;
  readonly bytes: { readonly buffer: Uint8Array };
}

/** Path prefix of photos of this service. Photos with other addresses are not backed up. */
const SERVED = '/uploads/';
/** Maximum size of a BSON document. Our photos have about a hundredth of it. */
const LARGEST = 15 * 1024 * 1024;

/** Names of the files in the folder, without files that are still being written. */
export async function photoNames(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

/** The hash of many photos: over the lines `name sha256` in name order, whatever order they came in. */
export function photosMeter(): {
  add(name: string, bytes: Uint8Array): void;
  contents(): Contents;
} {
  const lines = new Map<string, string>();
  return {
    add: (name, bytes) => void lines.set(name, createHash('sha256').update(bytes).digest('hex')),
    contents() {
      const text = [...lines]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map((line) => line.join(' '));
      return {
        count: lines.size,
        sha256: createHash('sha256').update(text.join('\n')).digest('hex'),
      };
    },
  };
}

/** A photo as a BSON document; null when it was removed in between. @throws Problem when it is too large. */
export async function readPhoto(folder: string, name: string): Promise<Buffer | null> {
  const path = join(folder, name);
  try {
    const { size, mtime } = await stat(path);
    if (size > LARGEST) throw new Problem(`${path} is too large to be a photo.`);
    return await readFile(path).then((bytes) =>
      Buffer.from(BSON.serialize({ name, writtenAt: mtime, bytes })),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const photoIn = (document: Uint8Array): StoredPhoto =>
  BSON.deserialize(document) as unknown as StoredPhoto;

/** The photos that accounts name now, or in the session's snapshot. */
export async function namedPhotos(db: Db, session?: ClientSession): Promise<Set<string>> {
  const named = new Set<string>();
  const accounts = db
    .collection<{ photo: string }>('users')
    .find(
      { photo: { $type: 'string' } },
      { projection: { photo: 1 }, ...(session && { session }) },
    );
  for await (const { photo } of accounts)
    if (photo.startsWith(SERVED)) named.add(photo.slice(SERVED.length));
  return named;
}

/** Count and hash of the current files of a folder. */
export async function contentsOfFolder(folder: string): Promise<Contents> {
  const meter = photosMeter();
  for (const name of await photoNames(folder)) meter.add(name, await readFile(join(folder, name)));
  return meter.contents();
}

/** Writes photos into a folder, each atomically, with their original times. */
export async function restorePhotos(
  folder: string,
  documents: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(folder, entry.name));
  for await (const document of documents) {
    const { name, writtenAt, bytes } = photoIn(document);
    if (/[/\\\0]|^\./.test(name)) throw new Problem(`The archive has a photo named ${name}.`);
    const file = await open(join(folder, `.${name}`), 'w', 0o600);
    try {
      await file.writeFile(bytes.buffer);
      await file.utimes(writtenAt, writtenAt);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(join(folder, `.${name}`), join(folder, name));
  }
  await syncFolder(folder);
}
