import { LAST_BACKUP_ID, LAST_BACKUPS } from '@portal/contracts';
import type { Db } from 'mongodb';

/**
 * Tells the service, by a document in the database, that an archive of this moment is whole and in its
 * place. @throws when this user of the database may not write.
 */
export async function noteBackup(db: Db, takenAt: Date): Promise<void> {
  await db
    .collection<{ _id: string; takenAt: Date }>(LAST_BACKUPS)
    .updateOne({ _id: LAST_BACKUP_ID }, { $set: { takenAt } }, { upsert: true });
}
