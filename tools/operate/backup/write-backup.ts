import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientSession } from 'mongodb';
import { Problem } from '../../shared/problem';
import { archiveName, draftOf } from './archive-names';
import { collectionNames, contentsMeter, documentsOf, ownIndexes } from './collections';
import { checkArchive } from './check-archive';
import { type CollectionPart, FORMAT, type Manifest, writeManifest } from './manifest';
import { type ArchivePlace, writePart } from './part-file';
import { PhotoCopy } from './photo-copy';
import { isHalfRestored } from './restore-mark';
import { syncFolder } from './sync-folder';
import type { SystemPlace } from './system-place';

export interface BackupOptions {
  /** Folder of the archives. */
  readonly folder: string;
  /** Empty: not sealed. */
  readonly key: string;
  readonly version: string;
  readonly say?: (line: string) => void;
}

export interface WrittenBackup {
  readonly archive: string;
  readonly manifest: Manifest;
}

/** Number of snapshots to try. A new one is needed when a photo was replaced before it could be copied. */
const MOMENTS = 5;

/**
 * Writes a consistent archive of database and photos while the service runs. The archive gets its name only
 * when it is complete, on disk and verified.
 * @throws Problem when the database cannot be backed up or is half restored. Nothing stays then. When this
 * process is killed a draft stays; a later backup removes it.
 */
export async function writeBackup(
  place: SystemPlace,
  { folder, key, version, say = () => undefined }: BackupOptions,
): Promise<WrittenBackup> {
  if (await isHalfRestored(place.db))
    throw new Problem('A restore did not come to its end here: restore again, then back up.');
  const archive = join(folder, archiveName(new Date()));
  const draft = draftOf(archive);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const at: ArchivePlace = { folder: draft, id: randomBytes(16).toString('hex'), key };
    const manifest = await writeParts(place, at, version, say);
    await writeManifest(draft, manifest, key);
    await syncFolder(draft);
    say('reading it again');
    await checkArchive(draft, key);
    await rename(draft, archive);
    await syncFolder(folder);
    return { archive, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeParts(
  { db, uploads: folder }: SystemPlace,
  at: ArchivePlace,
  version: string,
  say: (line: string) => void,
): Promise<Manifest> {
  // Photos first, so that a photo that is named in the snapshot and removed afterwards is already copied.
  const photos = folder === null ? null : new PhotoCopy(at, folder);
  let moment: Moment | null = null;
  try {
    await photos?.addAll();
    const { session, takenAt } = (moment = await momentWithPhotos(db, photos));
    const uploads = (await photos?.end()) ?? null;
    const collections: CollectionPart[] = [];
    for (const name of await collectionNames(db)) {
      say(name);
      const file = `${encodeURIComponent(name)}.bson.gz`;
      const indexes = await ownIndexes(db, name);
      const meter = contentsMeter();
      const stored = await writePart(at, file, meter.pass(documentsOf(db, name, session)));
      collections.push({ name, file, ...meter.contents(), stored, indexes });
    }
    const { id } = at;
    return {
      ...{ format: FORMAT, id, version, takenAt, database: db.databaseName },
      ...{ sealed: at.key !== '', collections, uploads },
    };
  } finally {
    photos?.cancel();
    await moment?.session.endSession();
  }
}

interface Moment {
  readonly session: ClientSession;
  readonly takenAt: Date;
}

/** A snapshot for which every photo that an account names was copied or no longer exists. */
async function momentWithPhotos(db: SystemPlace['db'], photos: PhotoCopy | null): Promise<Moment> {
  for (let tries = 1; ; tries += 1) {
    const session = db.client.startSession({ snapshot: true });
    try {
      const takenAt = new Date();
      // The first read fixes the snapshot, whatever it reads.
      await db.collection('users').findOne({}, { session, projection: { _id: 1 } });
      if (photos === null || (await photos.addNamed(db, session, tries === MOMENTS)))
        return { session, takenAt };
    } catch (error) {
      await session.endSession();
      throw error;
    }
    await session.endSession();
  }
}
