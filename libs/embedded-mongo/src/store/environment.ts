import { mkdirSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { MongoError } from '../errors';
import { decode, encode } from '../values/codec';
import { assertComplete } from './data-file';
import { tableKey, TABLE } from './keys';
import type { Entry, View } from './view';

/** Increase it with every change of the format of keys or records. */
const FORMAT_VERSION = 3;
const MAX_READERS = 512;
/** A disk with less than this is full: one commit may need as much. */
const FULL_BYTES = 1024 * 1024;
const FORMAT_KEY = tableKey(TABLE.catalog, Buffer.from('format'));

/** The one LMDB file of a data folder. Reads always copy, because LMDB reuses its buffer. */
export class Environment {
  readonly file: string;
  private readonly database: RootDatabase<Buffer, Buffer>;

  constructor(dataDir: string, noSync: boolean) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.file = join(dataDir, 'store.mdb');
    assertComplete(this.file);
    // User data: only this user may read the file, whatever the folder allows.
    const before = process.umask(0o077);
    this.database = open<Buffer, Buffer>({
      path: this.file,
      encoding: 'binary',
      keyEncoding: 'binary',
      maxReaders: MAX_READERS,
      overlappingSync: false,
      // Its batches have promises of their own, which nobody can await: a commit that fails would end the process.
      eventTurnBatching: false,
      noSync,
    });
    process.umask(before);
    this.checkFormat();
  }

  /** @throws Error for a folder of another format. */
  private checkFormat(): void {
    const stored = this.database.get(FORMAT_KEY);
    if (stored === undefined)
      return this.commit(() => this.put(FORMAT_KEY, encode({ version: FORMAT_VERSION })));
    const { version } = decode(stored);
    if (version !== FORMAT_VERSION)
      throw new Error(
        `embedded-mongo: ${this.file} has format ${String(version)}, and this engine reads format ${FORMAT_VERSION} only. Export the data with the version that wrote it and import it here, or start with an empty folder.`,
      );
  }

  /** Runs the writes as one atomic commit. It is on disk when this returns. */
  commit<T>(action: () => T): T {
    try {
      return this.database.transactionSync(action);
    } catch (error) {
      throw this.diskError(error);
    }
  }

  /**
   * Runs the writes as one atomic commit that another thread flushes. It resolves when they are on disk; until
   * then readers see the commit before. When the action throws, nothing is written.
   */
  async commitInBackground<T>(action: () => T): Promise<T> {
    try {
      // A child transaction, because only a child is undone when its callback throws.
      return await this.database.childTransaction(action);
    } catch (error) {
      const { commitError } = Object(error) as { commitError?: Promise<never> };
      const cause: unknown = await (commitError ?? Promise.reject(error)).catch((e: unknown) => e);
      throw this.diskError(cause);
    }
  }

  /** LMDB reports a write that was cut short as an input error. Without space it is error 14031. */
  private diskError(error: unknown): unknown {
    // A MongoError has codes of its own, which are no errors of the system.
    if (error instanceof MongoError) return error;
    const { code } = Object(error) as { code?: unknown };
    if (code !== constants.errno.EIO && code !== constants.errno.ENOSPC) return error;
    const { bavail, bsize } = statfsSync(dirname(this.file));
    if (code === constants.errno.EIO && bavail * bsize > FULL_BYTES) return error;
    return new MongoError('OutOfDiskSpace', `no space left on the disk of ${this.file}`);
  }

  /** Only inside commit(). */
  put(key: Buffer, value: Buffer): void {
    this.database.putSync(key, value);
  }

  /** Only inside commit(). */
  remove(key: Buffer): void {
    this.database.removeSync(key);
  }

  /** Only inside commit(): removes every key from start up to end. */
  removeRange(start: Buffer, end: Buffer): void {
    for (const key of [...this.database.getKeys({ start, end })]) this.database.removeSync(key);
  }

  /** The latest state; inside commit() it sees the writes made so far. */
  readonly latest: View = this.viewOf(undefined);

  /** A snapshot. Release it: while it is open, LMDB cannot reuse old pages. */
  snapshot(): { view: View; release(): void } {
    this.database.resetReadTxn();
    const transaction = this.database.useReadTransaction();
    return { view: this.viewOf(transaction), release: () => transaction.done() };
  }

  private viewOf(transaction: Transaction | undefined): View {
    const options = transaction === undefined ? {} : { transaction };
    const bounds = (start: Buffer, end: Buffer, reverse = false) =>
      reverse ? { start: end, end: start, reverse, ...options } : { start, end, ...options };
    const database = () => this.database;
    return {
      get: (key) => database().get(key, options),
      entries: (start, end, reverse) =>
        database().getRange(bounds(start, end, reverse)) as Iterable<Entry>,
      keys: (start, end, reverse, skip = 0) =>
        database().getKeys({ ...bounds(start, end, reverse), ...(skip > 0 && { offset: skip }) }),
      count: (start, end) => database().getKeysCount(bounds(start, end)),
    };
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
