import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock/clock';
import { Ticker } from '../events/ticker';
import { describeIndex, type IndexPlan, type NamedIndex } from '../mongo/index-plan';
import {
  createCollections,
  createIndex,
  dropIndex,
  readIndexPlan,
  rebuildIndex,
} from '../mongo/indexes';
import { LockLostError, type Migration, type MigrationDatabase, type Phase } from './migration';
import {
  LOCK_MS,
  type MigrationLock,
  type MigrationRecord,
  MigrationsRepository,
  type MigrationState,
} from './migrations.repository';
import { isObsolete, type ObsoleteIndex } from './obsolete-index';

/** Polling interval while another instance has the lock. */
const LOOK_MS = 500;
/** A third of the lifetime, so that one failed renewal does no harm. */
const RENEW_MS = LOCK_MS / 3;

/** The migrations and the services they run with. */
export interface MigratorOptions {
  readonly database: MigrationDatabase;
  readonly migrations: readonly Migration[];
  readonly obsolete: readonly ObsoleteIndex[];
  readonly clock: Clock;
  /** Receives the progress, line by line. */
  readonly say: (line: string) => void;
}

/** State of a database, compared with what this version needs. */
export interface MigrationStatus {
  readonly migrations: readonly {
    readonly name: string;
    readonly does: string;
    readonly state: MigrationState | 'pending';
    /** Documents changed so far. */
    readonly changed: number;
    /** Documents still to check; null when it is settled. */
    readonly left: number | null;
  }[];
  readonly indexes: IndexPlan;
  /** The indexes of `indexes.unknown` that the contract phase drops. */
  readonly obsolete: readonly NamedIndex[];
}

/** Migrates a database to this version: first the indexes, then the documents (OPS-25). */
export class Migrator {
  private readonly records: MigrationsRepository;

  constructor(private readonly options: MigratorOptions) {
    this.records = new MigrationsRepository(options.database.connection);
  }

  /** Reads the state and changes nothing. */
  async status(): Promise<MigrationStatus> {
    const { database, obsolete } = this.options;
    const records = await this.recordsByName();
    const migrations = [];
    for (const migration of this.options.migrations) {
      const { name, does } = migration;
      const { state = 'pending', changed = 0 } = records.get(name) ?? {};
      const left = state === 'settled' ? null : await migration.count(database);
      migrations.push({ name, does, state, changed, left } as const);
    }
    const indexes = await readIndexPlan(database.connection);
    const toDrop = indexes.unknown.filter((one) => isObsolete(one, obsolete));
    return { migrations, indexes, obsolete: toDrop };
  }

  /**
   * Runs a phase. Waits while another instance runs it, and then finds it done. After an interruption the
   * next run continues from the stored position. @throws the first failure; later migrations do not start.
   */
  async run(phase: Phase): Promise<void> {
    const { clock, say } = this.options;
    const lock = await this.waitForLock();
    let isLost = false;
    const keeper = new Ticker(RENEW_MS, async () => {
      isLost ||= !(await this.records.renew(lock, clock.now()));
    });
    keeper.start();
    const stillMine = (): void => {
      if (isLost) throw new LockLostError();
    };
    try {
      await this.buildIndexes(stillMine);
      for (const migration of this.options.migrations) {
        stillMine();
        await this.migrate(migration, phase, lock);
      }
      if (phase === 'contract') await this.dropObsolete(stillMine);
      say(phase === 'expand' ? 'Ready for this version.' : 'The version before is left behind.');
    } finally {
      keeper.stop();
      await this.records.release(lock, clock.now());
    }
  }

  private async waitForLock(): Promise<MigrationLock> {
    const holder = randomUUID();
    for (let isFirst = true; ; isFirst = false) {
      const lock = await this.records.acquire(holder, this.options.clock.now());
      if (lock) return lock;
      if (isFirst) this.options.say('Another instance is migrating; waiting for it.');
      await wait(LOOK_MS);
    }
  }

  private async buildIndexes(stillMine: () => void): Promise<void> {
    const { connection } = this.options.database;
    await createCollections(connection);
    const { missing, differing } = await readIndexPlan(connection);
    for (const one of missing) {
      stillMine();
      this.options.say(`Building the index ${describeIndex(one)}.`);
      await createIndex(connection, one);
    }
    for (const one of differing) {
      stillMine();
      this.options.say(`Building anew the index ${describeIndex(one)}.`);
      await rebuildIndex(connection, one);
    }
  }

  private async migrate(migration: Migration, phase: Phase, lock: MigrationLock): Promise<void> {
    const { name, does } = migration;
    const { clock, database, say } = this.options;
    const record = (await this.recordsByName()).get(name);
    const [during, after] =
      phase === 'expand' ? (['running', 'done'] as const) : (['settling', 'settled'] as const);
    if (record && isPast(record.state, during)) return;
    const goesOn = record?.state === during;
    const position = goesOn ? record.position : null;
    const left = await migration.count(database);
    say(`${name}: ${does} (${left} left${goesOn ? ', goes on' : ''}).`);
    const startedAt = goesOn ? record.startedAt : clock.now();
    await this.records.write(lock, name, { state: during, position, startedAt, endedAt: null });
    let seen = 0;
    await migration.run({
      ...database,
      phase,
      position,
      reached: async (reached, changed) => {
        await this.records.write(lock, name, { position: reached }, changed);
        seen += changed;
        say(`${name}: ${seen} of ${Math.max(left, seen)}.`);
      },
    });
    const endedAt = clock.now();
    await this.records.write(lock, name, { state: after, position: null, endedAt });
  }

  private async dropObsolete(stillMine: () => void): Promise<void> {
    const { database, obsolete, say } = this.options;
    const { unknown } = await readIndexPlan(database.connection);
    for (const one of unknown.filter((index) => isObsolete(index, obsolete))) {
      stillMine();
      say(`Dropping the index ${describeIndex(one)}.`);
      await dropIndex(database.connection, one);
    }
  }

  private async recordsByName(): Promise<Map<string, MigrationRecord>> {
    return new Map((await this.records.list()).map((record) => [record._id, record]));
  }
}

const ORDER: readonly MigrationState[] = ['running', 'done', 'settling', 'settled'];

const isPast = (state: MigrationState, during: MigrationState): boolean =>
  ORDER.indexOf(state) > ORDER.indexOf(during);
