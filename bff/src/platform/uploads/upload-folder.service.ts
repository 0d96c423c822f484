import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';

/** A file of the folder. */
export interface StoredUpload {
  readonly name: string;
  /** User id of the owner; the file name starts with it. */
  readonly owner: number;
}

/** Names of unfinished files start with a dot. */
const NAME = /^\.?(\d{1,16})-[0-9a-f]{32}\.webp$/;

/** Pictures of users, with names that only the service generates (SEC-49). Instances may share the folder. */
@Injectable()
export class UploadFolderService implements OnModuleInit {
  private readonly log = new Logger('UploadFolder');
  private readonly folder: string;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.folder = config.uploadsDir;
  }

  /**
   * @throws Error when the folder cannot be created or written. It is better to fail at start than at the
   * first photo.
   */
  async onModuleInit(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await access(this.folder, constants.W_OK | constants.X_OK);
    } catch (cause) {
      throw new Error(`UPLOADS_DIR: ${this.folder} cannot be written.`, { cause });
    }
  }

  /** Writes a WebP picture atomically and durably, so that it survives a crash. Returns its name. */
  async write(owner: number, picture: Buffer): Promise<string> {
    const name = `${owner}-${randomBytes(16).toString('hex')}.webp`;
    const unfinished = join(this.folder, `.${name}`);
    try {
      await this.writeThrough(unfinished, picture);
      await rename(unfinished, join(this.folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(this.folder);
    return name;
  }

  /** A picture by its name; null when it does not exist, or when the name is not one of the service. */
  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name) || name.startsWith('.')) return null;
    return readFile(join(this.folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  /** Removes a file if it exists. A failure is logged, and a sweep removes the file later. */
  async remove(name: string): Promise<void> {
    if (!NAME.test(name)) return;
    await rm(join(this.folder, name), { force: true }).catch((error: unknown) =>
      this.log.warn(`${name} could not be removed: ${String(error)}`),
    );
  }

  /** All files of the service, including unfinished ones. */
  async list(): Promise<StoredUpload[]> {
    const names = await readdir(this.folder);
    return names.flatMap((name) => {
      const owner = NAME.exec(name)?.[1];
      return owner === undefined ? [] : { name, owner: Number(owner) };
    });
  }

  /** When a file of the list was written; null when it was removed in the meantime. */
  async writtenAt({ name }: StoredUpload): Promise<Date | null> {
    return stat(join(this.folder, name)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  private async writeThrough(path: string, picture: Buffer): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(picture);
      const now = this.clock.now();
      await file.utimes(now, now);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** A rename survives a crash of the machine only when the folder is synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}
