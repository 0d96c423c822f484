import { ChangeHistory } from './changes/history';
import { Cursors } from './commands/cursors';
import { Catalog } from './store/catalog';
import { CommitQueue } from './store/commit-queue';
import { Environment } from './store/environment';
import { Records } from './store/records';
import { SessionRecords } from './store/session-records';
import type { WriteView } from './store/view';
import { Locks } from './transactions/locks';
import { TransactionManager } from './transactions/manager';
import { SnapshotSessions } from './transactions/snapshots';

export interface EngineOptions {
  /** Data folder; created when missing. One engine per folder. */
  readonly dataDir: string;
  /** Does not flush commits to disk. For tests only. */
  readonly noSync?: boolean;
  /** The engine's clock, for TTL. */
  readonly now?: () => Date;
  /** Maximum age of a transaction in milliseconds. Default: 60 s, as in MongoDB. */
  readonly transactionLifetimeMs?: number;
  /** Gets the progress of long steps. */
  readonly log?: (line: string) => void;
}

/** The parts of the engine of one data folder. Every write of a command commits here. */
export class Engine {
  readonly now: () => Date;
  readonly environment: Environment;
  readonly catalog: Catalog;
  readonly records: Records;
  readonly sessions: SessionRecords;
  readonly history: ChangeHistory;
  readonly commits: CommitQueue;
  readonly transactions: TransactionManager;
  readonly snapshots: SnapshotSessions;
  readonly cursors: Cursors;

  constructor(options: EngineOptions) {
    const { dataDir, noSync = false, now = () => new Date(), log = () => undefined } = options;
    const environment = new Environment(dataDir, noSync);
    const locks = new Locks();
    this.now = now;
    this.environment = environment;
    this.catalog = new Catalog(environment, log);
    this.records = new Records(this.catalog);
    this.sessions = new SessionRecords(environment);
    this.history = new ChangeHistory(environment, now);
    this.commits = new CommitQueue(environment, this.catalog, this.history, locks);
    this.transactions = new TransactionManager(this, locks, options.transactionLifetimeMs);
    this.snapshots = new SnapshotSessions(environment, locks);
    this.cursors = new Cursors(now);
  }

  /** Runs writes outside transactions. It resolves when they are on disk. When it throws, none is written. */
  write<T>(action: (view: WriteView) => T): Promise<T> {
    return this.commits.add(action);
  }

  async close(): Promise<void> {
    this.transactions.closeAll();
    this.snapshots.closeAll();
    this.cursors.closeAll();
    await this.commits.idle();
    await this.environment.close();
  }
}
