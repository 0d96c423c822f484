import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { LockLostError } from './migration';

/**
 * Lifetime of the lock: longer than any pause of a process. After that time another instance takes over the
 * work of a dead one.
 */
export const LOCK_MS = 20_000;

const LOCK_ID = 'lock';

/**
 * State of a migration. `done`: new instances may start. `settled`: it ran again after the last old instance.
 */
export type MigrationState = 'running' | 'done' | 'settling' | 'settled';

/** Progress of one migration. */
export interface MigrationRecord {
  readonly _id: string;
  readonly state: MigrationState;
  /** Position to continue from; null at the beginning. */
  readonly position: unknown;
  /** Documents changed so far, over all runs. */
  readonly changed: number;
  /** Fencing token of the last write. */
  readonly fence: number;
  readonly startedAt: Date;
  /** Null while it runs. */
  readonly endedAt: Date | null;
}

/** A lock with a lifetime. Its fencing token only grows; writes with a lower token are refused. */
export interface MigrationLock {
  readonly holder: string;
  readonly fence: number;
}

interface LockRecord {
  readonly _id: string;
  readonly holder: string | null;
  readonly until: Date;
  readonly fence: number;
}

/** Collection `migrations`: one record per migration, and the lock. Works on the database of any version. */
export class MigrationsRepository {
  constructor(private readonly connection: Connection) {}

  /** Acquires the lock for LOCK_MS; null while another instance has it. */
  async acquire(holder: string, now: Date): Promise<MigrationLock | null> {
    try {
      const lock = await this.locks.findOneAndUpdate(
        { _id: LOCK_ID, until: { $lte: now } },
        { $set: { holder, until: endOf(now) }, $inc: { fence: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      return lock && { holder, fence: lock.fence };
    } catch (error) {
      // No match, so the upsert tried to insert an existing lock: another instance holds it.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Extends the lock by another LOCK_MS. Returns whether the caller still held it. */
  async renew({ holder, fence }: MigrationLock, now: Date): Promise<boolean> {
    const kept = await this.locks.updateOne(
      { _id: LOCK_ID, holder, fence },
      { $set: { until: endOf(now) } },
    );
    return kept.matchedCount === 1;
  }

  /** Releases the lock, if the caller still holds it. */
  async release({ holder, fence }: MigrationLock, now: Date): Promise<void> {
    await this.locks.updateOne(
      { _id: LOCK_ID, holder, fence },
      { $set: { holder: null, until: now } },
    );
  }

  /** All migrations that were started, in their order. */
  async list(): Promise<MigrationRecord[]> {
    return this.records
      .find({ _id: { $ne: LOCK_ID } })
      .sort({ _id: 1 })
      .toArray();
  }

  /**
   * Stores the progress of a migration. Only the newest lock may write (fencing token).
   * @throws LockLostError when a newer lock wrote.
   */
  async write(
    { fence }: MigrationLock,
    name: string,
    fields: Partial<Omit<MigrationRecord, '_id' | 'fence' | 'changed'>>,
    changed = 0,
  ): Promise<void> {
    try {
      await this.records.updateOne(
        { _id: name, fence: { $lte: fence } },
        { $set: { ...fields, fence }, $inc: { changed } },
        { upsert: true },
      );
    } catch (error) {
      if (isDuplicateKey(error)) throw new LockLostError();
      throw error;
    }
  }

  private get records() {
    return this.connection.collection<MigrationRecord>('migrations');
  }

  private get locks() {
    return this.connection.collection<LockRecord>('migrations');
  }
}

const endOf = (now: Date): Date => new Date(now.getTime() + LOCK_MS);
