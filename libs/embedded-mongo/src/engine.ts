import { Cursors } from './commands/cursors';
import { Catalog, type Collection } from './store/catalog';
import { DirectWriter } from './store/direct-writer';
import { Environment } from './store/environment';
import { Records } from './store/records';
import { SessionRecords } from './store/session-records';
import type { WriteView } from './store/view';
import { TransactionManager } from './transactions/manager';

export interface EngineOptions {
  readonly dataDir: string;
  /** Skips the flush to disk of each commit: for tests only. */
  readonly noSync?: boolean;
  readonly now?: () => Date;
  readonly transactionLifetimeMs?: number;
}

/** The parts of one data folder's engine, and the one way to commit a command's writes. */
export class Engine {
  readonly now: () => Date;
  readonly startedAt: Date;
  readonly environment: Environment;
  readonly catalog: Catalog;
  readonly records: Records;
  readonly sessions: SessionRecords;
  readonly transactions: TransactionManager;
  readonly cursors: Cursors;

  constructor({
    dataDir,
    noSync = false,
    now = () => new Date(),
    transactionLifetimeMs,
  }: EngineOptions) {
    this.now = now;
    this.startedAt = now();
    this.environment = new Environment(dataDir, noSync);
    this.catalog = new Catalog(this.environment);
    this.records = new Records(this.catalog);
    this.sessions = new SessionRecords(this.environment);
    this.transactions = new TransactionManager(
      this.environment,
      this.catalog,
      this.sessions,
      transactionLifetimeMs,
    );
    this.cursors = new Cursors(now);
  }

  /** Runs writes outside transactions as one durable commit; nothing of them stays if it throws. */
  write<T>(action: (view: WriteView) => T): T {
    const view = new DirectWriter(this.environment, this.transactions.locks);
    const result = this.environment.commit(() => {
      const value = action(view);
      this.catalog.saveMarks();
      return value;
    });
    this.catalog.marksSaved();
    this.transactions.locks.committed(view.changed);
    return result;
  }

  collection(db: string, name: string): Collection | undefined {
    return this.catalog.find(db, name);
  }

  /** The collection, made now when it does not exist (MongoDB creates on first use). */
  collectionForWrite(db: string, name: string): Collection {
    return this.catalog.find(db, name) ?? this.catalog.create(db, name);
  }

  async close(): Promise<void> {
    this.transactions.closeAll();
    await this.environment.close();
  }
}
