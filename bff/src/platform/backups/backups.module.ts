import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LAST_BACKUP_MODEL, lastBackupSchema } from './last-backup.schema';
import { LastBackupRepository } from './last-backup.repository';

/** Age of the last backup. */
@Module({
  imports: [MongooseModule.forFeature([{ name: LAST_BACKUP_MODEL, schema: lastBackupSchema }])],
  providers: [LastBackupRepository],
  exports: [LastBackupRepository],
})
export class BackupsModule {}
