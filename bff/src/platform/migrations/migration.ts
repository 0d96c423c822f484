import type { Connection } from '../mongo/native';
import type { TransactionsService } from '../mongo/transactions.service';

/**
 * A change of documents that earlier versions stored (OPS-25). In the expand phase it only adds: the previous
 * version must still work with the result, and writes in its own format until all instances are new. Therefore
 * every migration runs a second time then, in the contract phase, and must itself find what is left to do.
 */
export interface Migration {
  /** 'NNNN-words'; defines the order of the migrations. Never changed after a release. */
  readonly name: string;
  /** A short description for the operator. */
  readonly does: string;
  /** Number of remaining documents. It is only for plans and progress, so it may be inexact. */
  count(database: MigrationDatabase): Promise<number>;
  /**
   * Migrates in small idempotent steps and reports the position after each step. Continues from
   * `work.position` after an interruption.
   */
  run(work: MigrationWork): Promise<void>;
}

/** Counters of money per day, which can be counted again. */
interface StoredCounters {
  /** Number of days whose counters are wrong or missing. */
  countWrongDays(): Promise<number>;
  /**
   * Counts the days after `after` again (null: all days), each in a transaction. Calls `reached` for each
   * day.
   */
  rebuild(
    after: string | null,
    reached: (day: string, wasWrong: boolean) => Promise<void>,
  ): Promise<void>;
}

/** The database and services that a migration uses. */
export interface MigrationDatabase {
  readonly connection: Connection;
  readonly transactions: TransactionsService;
  readonly dayCounters: StoredCounters;
}

/**
 * `expand` runs before the first new instance starts. It adds what the new version needs and removes nothing
 * that the previous version needs. `contract` runs when the last old instance is gone. It repeats the
 * migrations for documents that the old version wrote in between, and drops what only that version needed.
 */
export type Phase = 'expand' | 'contract';

/** One run of a migration. */
interface MigrationWork extends MigrationDatabase {
  readonly phase: Phase;
  /** The last position reported to `reached`; null at the beginning. */
  readonly position: unknown;
  /**
   * Stores the position, and that `done` more documents were changed.
   * @throws LockLostError when another instance has taken over: stop at once.
   */
  reached(position: unknown, done: number): Promise<void>;
}

/** Another instance has taken the migration over. */
export class LockLostError extends Error {
  constructor() {
    super('Another instance took the migration over.');
    this.name = 'LockLostError';
  }
}
