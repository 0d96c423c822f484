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

interface EngineOptions {
  readonly dataDir: string;
  /** Does not flush commits to disk. For tests only. */
  readonly noSync?: boolean;
  readonly now?: () => Date;
  readonly transactionLifetimeMs?: number;
  readonly snapshotIdleMs?: number;
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

  constructor({
    dataDir,
    noSync = false,
    now = () => new Date(),
    transactionLifetimeMs,
    snapshotIdleMs,
    log = () => undefined,
  }: EngineOptions) {
    this.now = now;
    this.environment = new Environment(dataDir, noSync);
    this.catalog = new Catalog(this.environment, log);
    this.records = new Records(this.catalog);
    this.sessions = new SessionRecords(this.environment);
    const locks = new Locks();
    this.history = new ChangeHistory(this.environment, now);
    this.commits = new CommitQueue(this.environment, this.catalog, this.history, locks);
    this.transactions = new TransactionManager(
      this.environment,
      this.commits,
      locks,
      this.sessions,
      transactionLifetimeMs,
    );
    this.snapshots = new SnapshotSessions(this.environment, locks, snapshotIdleMs);
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
