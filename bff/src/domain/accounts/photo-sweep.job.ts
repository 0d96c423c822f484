import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { Clock } from '../../platform/clock/clock';
import { UPLOADS_PATH } from '../../platform/http/serve-uploads';
import { SchedulerService } from '../../platform/scheduler/scheduler.service';
import {
  type StoredUpload,
  UploadFolderService,
} from '../../platform/uploads/upload-folder.service';
import { PhotosRepository } from './photos.repository';

/** Much longer than any instance needs between writing a file and storing its name in an account. */
const SETTLED_MS = 5 * MINUTE_MS;
const EVERY_MS = 5 * MINUTE_MS;

/** Users of one query. */
const BATCH = 500;

/** A crash leaves single files. More than this and more than half of all files means the wrong database. */
const FEW = 50;

/** Removes files that crashes left behind, every five minutes on one instance (SEC-50). */
@Injectable()
export class PhotoSweepJob implements OnModuleInit {
  private readonly log = new Logger('PhotoSweep');

  constructor(
    private readonly folder: UploadFolderService,
    private readonly photos: PhotosRepository,
    private readonly clock: Clock,
    private readonly scheduler: SchedulerService,
  ) {}

  onModuleInit(): void {
    this.scheduler.register({ name: 'photo-sweep', everyMs: EVERY_MS, run: () => this.run() });
  }

  /**
   * Removes files that no account names, except those of the last minutes: their account may be written
   * next.
   */
  async run(): Promise<void> {
    const files = await this.folder.list();
    const leftovers: StoredUpload[] = [];
    for (let start = 0; start < files.length; start += BATCH) {
      leftovers.push(...(await this.leftoversOf(files.slice(start, start + BATCH))));
    }
    if (leftovers.length > FEW && leftovers.length * 2 > files.length) {
      this.log.error(
        `${leftovers.length} of ${files.length} photos belong to no user: left alone.`,
      );
      return;
    }
    for (const { name } of leftovers) await this.folder.remove(name);
    if (leftovers.length > 0) this.log.log(`Removed ${leftovers.length} photos without a user.`);
  }

  private async leftoversOf(files: readonly StoredUpload[]): Promise<StoredUpload[]> {
    const named = new Set(await this.photos.photosOf(files.map(({ owner }) => owner)));
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    const leftovers: StoredUpload[] = [];
    for (const file of files) {
      if (named.has(UPLOADS_PATH + file.name)) continue;
      const writtenAt = await this.folder.writtenAt(file);
      if (writtenAt && writtenAt < settled) leftovers.push(file);
    }
    return leftovers;
  }
}
