import { Cursors } from './commands/cursors';
import { Catalog } from './store/catalog';
import { Environment } from './store/environment';
import { Records } from './store/records';
import { SessionRecords } from './store/session-records';
import type { WriteView } from './store/view';
import { TransactionManager } from './transactions/manager';
import { SnapshotSessions } from './transactions/snapshots';

interface EngineOptions {
  readonly dataDir: string;
  /** Does not flush commits to disk. For tests only. */
  readonly noSync?: boolean;
  readonly now?: () => Date;
  readonly transactionLifetimeMs?: number;
  readonly snapshotIdleMs?: number;
}

/** The parts of the engine of one data folder. Every write of a command commits here. */
export class Engine {
  readonly now: () => Date;
  readonly startedAt: Date;
  readonly environment: Environment;
  readonly catalog: Catalog;
  readonly records: Records;
  readonly sessions: SessionRecords;
  readonly transactions: TransactionManager;
  readonly snapshots: SnapshotSessions;
  readonly cursors: Cursors;

  constructor({
    dataDir,
    noSync = false,
    now = () => new Date(),
    transactionLifetimeMs,
    snapshotIdleMs,
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
    this.snapshots = new SnapshotSessions(this.environment, this.transactions, snapshotIdleMs);
    this.cursors = new Cursors(now);
  }

  /** Runs writes outside transactions as one durable commit. When it throws, nothing is written. */
  write<T>(action: (view: WriteView) => T): T {
    const { environment, catalog } = this;
    const { locks } = this.transactions;
    const changed = new Set<string>();
    const view: WriteView = {
      ...environment.latest,
      put: (key, value) => environment.put(key, value),
      remove: (key) => environment.remove(key),
      lock(name) {
        locks.assertFree(name);
        changed.add(name);
      },
    };
    const result = catalog.commit(() => action(view));
    locks.committed(changed);
    return result;
  }

  async close(): Promise<void> {
    this.transactions.closeAll();
    this.snapshots.closeAll();
    await this.environment.close();
  }
}
