import { LAST_BACKUP_ID, LAST_BACKUPS } from '@portal/contracts';
import type { Db } from 'mongodb';

/** A whole archive. */
interface WholeArchive {
  /** The moment that it holds. */
  readonly takenAt: Date;
  /** Its size on disk. */
  readonly bytes: number;
}

/**
 * Tells the service, by a document in the database, that an archive is whole and in its place.
 * @throws when this user of the database may not write.
 */
export async function noteBackup(db: Db, { takenAt, bytes }: WholeArchive): Promise<void> {
  await db
    .collection<WholeArchive & { _id: string }>(LAST_BACKUPS)
    .updateOne({ _id: LAST_BACKUP_ID }, { $set: { takenAt, bytes } }, { upsert: true });
}
