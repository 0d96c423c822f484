import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key';
import { LockLostError } from './migration';

/** Longer than any pause of a process; what a dead one left is taken up when it is over. */
export const LOCK_MS = 20_000;

const LOCK_ID = 'lock';

/** How far a migration is. `done`: new instances may start; `settled`: done once more after the last old one. */
export type MigrationState = 'running' | 'done' | 'settling' | 'settled';

/** Progress of one migration. */
export interface MigrationRecord {
  readonly _id: string;
  readonly state: MigrationState;
  /** Where to go on; null at the beginning. */
  readonly position: unknown;
  /** Documents changed so far, since ever. */
  readonly changed: number;
  /** Number of the lock under which it was written last. */
  readonly fence: number;
  readonly startedAt: Date;
  /** Null while it runs. */
  readonly endedAt: Date | null;
}

/** The right to migrate, until a time. Its number only grows: who has a lower one writes nothing more. */
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

/** Collection `migrations`: a record each, and the lock. Works on any version's database. */
export class MigrationsRepository {
  constructor(private readonly connection: Connection) {}

  /** Takes the lock for LOCK_MS; null while another instance has it. */
  async acquire(holder: string, now: Date): Promise<MigrationLock | null> {
    try {
      const lock = await this.locks.findOneAndUpdate(
        { _id: LOCK_ID, until: { $lte: now } },
        { $set: { holder, until: endOf(now) }, $inc: { fence: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      return lock && { holder, fence: lock.fence };
    } catch (error) {
      // Nothing matched, so the upsert tried to insert what is there: somebody holds it.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Keeps the lock for another LOCK_MS. Returns whether it still was the holder's. */
  async renew({ holder, fence }: MigrationLock, now: Date): Promise<boolean> {
    const kept = await this.locks.updateOne(
      { _id: LOCK_ID, holder, fence },
      { $set: { until: endOf(now) } },
    );
    return kept.matchedCount === 1;
  }

  /** Gives the lock back, if it still is the holder's. */
  async release({ holder, fence }: MigrationLock, now: Date): Promise<void> {
    await this.locks.updateOne(
      { _id: LOCK_ID, holder, fence },
      { $set: { holder: null, until: now } },
    );
  }

  /** All that were begun, in their order. */
  async list(): Promise<MigrationRecord[]> {
    return this.records
      .find({ _id: { $ne: LOCK_ID } })
      .sort({ _id: 1 })
      .toArray();
  }

  /**
   * Writes the progress of a migration down, fenced: only under the newest lock.
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
