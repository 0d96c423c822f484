import { BSON, type Db } from 'mongodb';
import { Problem } from '../../shared/problem';
import { type CheckedArchive, checkArchive } from './check-archive';
import { collectionNames, contentsOf, documentsOf, ownIndexes } from './collections';
import type { Contents, Manifest } from './manifest';
import { readPart } from './part-file';
import { emptyDatabase, restoreCollection, restoreLapsingIndexes } from './restore-database';
import { clearMark, isHalfRestored, isMark, setMark } from './restore-mark';
import type { SystemPlace } from './system-place';
import { contentsOfFolder, photoNames, restorePhotos } from './uploads';

export interface RestoreOptions {
  readonly archive: string;
  /** Empty: the archive is not sealed. */
  readonly key: string;
  /** True when existing data may be removed. */
  readonly replace: boolean;
  readonly say?: (line: string) => void;
}

/** The contents of the archive next to the restored contents. */
export interface Compared {
  readonly name: string;
  readonly archived: Contents;
  readonly restored: Contents;
  readonly sameIndexes: boolean;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly compared: readonly Compared[];
}

export const isSame = ({ archived, restored, sameIndexes }: Compared): boolean =>
  archived.count === restored.count && archived.sha256 === restored.sha256 && sameIndexes;

/**
 * Restores an archive into an empty place, or replaces existing data. During the restore a mark is in the
 * database; after an interruption the next restore starts from the beginning. Nothing changes before the
 * whole archive was read.
 * @throws Problem when the archive is damaged, newer, or has no photos although they are wanted; when there
 * are data that may not be removed; when a service uses the database.
 */
export async function restoreArchive(
  { db, uploads }: SystemPlace,
  { archive, key, replace, say = () => undefined }: RestoreOptions,
): Promise<Restored> {
  say('reading the archive');
  const checked = await checkArchive(archive, key);
  const { manifest } = checked;
  if (uploads !== null && manifest.uploads === null)
    throw new Problem(`${archive} holds no photos: restore it with --database-only.`);
  await assertFree(db, uploads, replace);
  await setMark(db, manifest.id);
  await emptyDatabase(db);
  for (const part of manifest.collections) {
    say(part.name);
    await restoreCollection(db, checked.at, part);
  }
  if (uploads !== null && manifest.uploads !== null) {
    say('photos');
    await restorePhotos(uploads, readPart(checked.at, manifest.uploads));
  }
  const compared = await compare(db, uploads, checked, say);
  await clearMark(db);
  return { manifest, compared };
}

/** @throws Problem when there are data that may not be removed, or the database is in use. */
async function assertFree(db: Db, uploads: string | null, replace: boolean): Promise<void> {
  if (await isHalfRestored(db)) return;
  const held = await db.collection<{ _id: string }>('leases').findOne({
    holder: { $ne: null },
    until: { $gt: new Date() },
  });
  if (held !== null)
    throw new Problem(`A service works on '${db.databaseName}' (${held._id}): stop it first.`);
  if (replace) return;
  const names = (await collectionNames(db)).filter((name) => !isMark(name));
  if (names.length > 0)
    throw new Problem(
      `The database '${db.databaseName}' is not empty: it has ${names.join(', ')}. --replace removes them.`,
    );
  const photos = uploads === null ? [] : await photoNames(uploads);
  if (photos.length > 0)
    throw new Problem(
      `${uploads} is not empty: it has ${photos.length} files. --replace removes them.`,
    );
}

async function compare(
  db: Db,
  uploads: string | null,
  { manifest }: CheckedArchive,
  say: (line: string) => void,
): Promise<Compared[]> {
  const found = new Map<string, Contents>();
  for (const { name } of manifest.collections) {
    say(`comparing ${name}`);
    found.set(name, await contentsOf(documentsOf(db, name)));
  }
  await restoreLapsingIndexes(db, manifest.collections);
  const compared: Compared[] = [];
  for (const { name, indexes, count, sha256 } of manifest.collections) {
    const restored = found.get(name) ?? { count: 0, sha256: '' };
    const sameIndexes = textOf(await ownIndexes(db, name)) === textOf(indexes);
    compared.push({ name, archived: { count, sha256 }, restored, sameIndexes });
  }
  if (uploads !== null && manifest.uploads !== null) {
    const { count, sha256 } = manifest.uploads;
    const restored = await contentsOfFolder(uploads);
    compared.push({ name: 'photos', archived: { count, sha256 }, restored, sameIndexes: true });
  }
  return compared;
}

const textOf = (value: unknown): string => BSON.EJSON.stringify(value, { relaxed: false });
