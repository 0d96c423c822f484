import { PassThrough, type Readable } from 'node:stream';
import { once } from 'node:events';
import type { ClientSession, Db } from 'mongodb';
import type { Manifest } from './manifest';
import { type ArchivePlace, writePart } from './part-file';
import { namedPhotos, photoIn, photoNames, photosMeter, readPhoto } from './uploads';

const FILE = 'uploads.bson';

/** Copies photos into an archive: first all in the folder, then those that accounts name in a snapshot. */
export class PhotoCopy {
  private readonly stream = new PassThrough({ objectMode: true, highWaterMark: 4 });
  private readonly meter = photosMeter();
  private readonly copied = new Set<string>();
  private missing: string[] = [];
  private readonly written: ReturnType<typeof writePart>;

  constructor(
    at: ArchivePlace,
    private readonly folder: string,
  ) {
    this.written = writePart(at, FILE, this.stream as Readable);
    // end() awaits it. Until then a failure must not end the process.
    this.written.catch(() => undefined);
  }

  /** Copies the current files of the folder. */
  async addAll(): Promise<void> {
    for (const name of await photoNames(this.folder)) await this.add(name);
  }

  /**
   * Copies photos that accounts name in the session's snapshot and that are not copied yet. Returns false
   * when such a photo is gone because its account has a new one: the snapshot cannot be used. A missing photo
   * that is still named was lost earlier. `anyway` accepts both cases.
   */
  async addNamed(db: Db, session: ClientSession, anyway: boolean): Promise<boolean> {
    const missing: string[] = [];
    for (const name of await namedPhotos(db, session))
      if (!this.copied.has(name) && !(await this.add(name))) missing.push(name);
    const named = missing.length > 0 ? await namedPhotos(db) : new Set<string>();
    if (!anyway && missing.some((name) => !named.has(name))) return false;
    this.missing = missing.toSorted();
    return true;
  }

  async end(): Promise<Manifest['uploads']> {
    this.stream.end();
    const stored = await this.written;
    return { file: FILE, ...this.meter.contents(), stored, missing: this.missing };
  }

  /** Stops a copy that has not ended, so that the writer does not wait for more photos. */
  cancel(): void {
    this.stream.destroy();
  }

  private async add(name: string): Promise<boolean> {
    const document = await readPhoto(this.folder, name);
    if (document === null) return false;
    this.copied.add(name);
    this.meter.add(name, photoIn(document).bytes.buffer);
    if (!this.stream.write(document))
      await Promise.race([once(this.stream, 'drain'), this.written]);
    return true;
  }
}
