import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LAST_BACKUP_ID } from '@portal/contracts';
import { Model } from 'mongoose';
import { readOne } from '../mongo/read';
import { LAST_BACKUP_MODEL, type LastBackupRecord } from './last-backup.schema';

/** What the backup program said last. */
@Injectable()
export class LastBackupRepository {
  constructor(@InjectModel(LAST_BACKUP_MODEL) private readonly backups: Model<LastBackupRecord>) {}

  /** The moment that the last good backup holds; null: there was none. */
  async takenAt(): Promise<Date | null> {
    return (await readOne(this.backups, { _id: LAST_BACKUP_ID }))?.takenAt ?? null;
  }
}
