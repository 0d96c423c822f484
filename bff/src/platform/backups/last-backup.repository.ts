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

  /** The last good backup; null: there was none. */
  async find(): Promise<LastBackupRecord | null> {
    return readOne(this.backups, { _id: LAST_BACKUP_ID });
  }
}
