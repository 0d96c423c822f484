import type { Connection } from '../mongo/native';
import type { TransactionsService } from '../mongo/transactions.service';

/**
 * A change of what earlier versions stored (OPS-25). It only adds: the version before must still work
 * on what it leaves, and goes on writing in its own way until all instances are new. That is why every
 * migration is done once more then ("settled"), so it must find by itself what is left to do.
 */
export interface Migration {
  /** 'NNNN-words'; the order they are done in. Never changed once released. */
  readonly name: string;
  /** In a few words, for people. */
  readonly does: string;
  /** How much is left to do; for plans and progress, so it may be off. */
  count(database: MigrationDatabase): Promise<number>;
  /**
   * Does it in small steps, each of which may be done twice, and tells how far it got after each. It
   * goes on from `work.position` when it was cut off.
   */
  run(work: MigrationWork): Promise<void>;
}

/** Numbers that are kept by days and can be counted anew. */
export interface StoredCounters {
  /** Days that have wrong numbers, or none although they should. */
  countWrongDays(): Promise<number>;
  /** Counts the days after one anew (null: all), each in a transaction; `reached` hears of each. */
  rebuild(
    after: string | null,
    reached: (day: string, wasWrong: boolean) => Promise<void>,
  ): Promise<void>;
}

/** What a migration works on. */
export interface MigrationDatabase {
  readonly connection: Connection;
  readonly transactions: TransactionsService;
  readonly dayCounters: StoredCounters;
}

/** One run of a migration. */
export interface MigrationWork extends MigrationDatabase {
  /** What was last reported to `reached`; null at the beginning. */
  readonly position: unknown;
  /**
   * Keeps how far it got and that `done` more were changed.
   * @throws LockLostError when another instance works on it meanwhile: stop at once.
   */
  reached(position: unknown, done: number): Promise<void>;
}

/** Another instance took the work over. */
export class LockLostError extends Error {
  constructor() {
    super('Another instance took the migration over.');
    this.name = 'LockLostError';
  }
}
