import { LAST_BACKUPS } from '@portal/contracts';
import { Schema } from 'mongoose';

/** Injection token of the model of the last backup. */
export const LAST_BACKUP_MODEL = 'LastBackup';

/** The last good backup of this database. */
export interface LastBackupRecord {
  /** LAST_BACKUP_ID. */
  _id: string;
  /** The moment that the archive holds. */
  takenAt: Date;
  /** Size of the archive. Absent: noted by a version that did not know it. */
  bytes?: number;
}

/** One document, which `npm run backup` writes when its archive is whole and in its place. */
export const lastBackupSchema = new Schema<LastBackupRecord>(
  {
    _id: { type: String, required: true },
    takenAt: { type: Date, required: true },
    bytes: { type: Number },
  },
  { collection: LAST_BACKUPS, versionKey: false, strict: 'throw' },
);
