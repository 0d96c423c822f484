import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { RUNNING_RESTORES } from '@portal/contracts';
import { ensureEmbedded } from '@portal/embedded-mongo';
import type { Connection, mongo } from 'mongoose';
import { Config } from '../config/config';
import { MetricsService } from '../metrics/metrics.service';
import { TracingService } from '../tracing/tracing.service';
import { connectionOptions } from './connection-options';
import { describeIndex, type NamedIndex } from './index-plan';
import { createIndexes, missingGuards, readIndexPlan } from './indexes';
import { watchCommands } from './watch-commands';
import { watchPool } from './watch-pool';

/** Timeout of a ping. */
const TIMEOUT_MS = 2_500;
const RETRY_MS = 1_000;

/** The ready state of mongoose for "connected". */
const CONNECTED = 1;

/** Connects to the database at start, retries while it is unavailable, and closes the connection last. */
@Injectable()
export class DatabaseService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Database');
  private embedded: Awaited<ReturnType<typeof ensureEmbedded>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private closing = false;
  private missing: readonly string[] | null = null;
  private asked: boolean | null = null;
  private watched: mongo.MongoClient | null = null;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly config: Config,
    private readonly metrics: MetricsService,
    private readonly tracing: TracingService,
  ) {
    metrics.lookUp('portal_database_up', 'Whether the database is connected.', [], async () => [
      { labels: {}, value: connection.readyState === CONNECTED ? 1 : 0 },
    ]);
  }

  /** Whether the embedded engine holds the data; null before the first connection. */
  get isEmbedded(): boolean | null {
    return this.asked;
  }

  /** Missing unique indexes at the last check; null before the first check. */
  get missingIndexes(): readonly string[] | null {
    return this.missing;
  }

  /** Pings the database. @throws when it does not answer. */
  async ping(): Promise<void> {
    await this.reached().command({ ping: 1 }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  }

  /**
   * Whether a restore of a backup started here and did not finish. @throws when the database does not answer.
   */
  async isHalfRestored(): Promise<boolean> {
    const options = { projection: { _id: 1 }, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return (await this.reached().collection(RUNNING_RESTORES).findOne({}, options)) !== null;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.open(await this.address());
  }

  /**
   * Only connects to the database, for programs that run beside the service and then end. Close it with
   * `onApplicationShutdown`. @throws Error when it cannot be reached.
   */
  async openForWork(): Promise<void> {
    await this.connect(await this.address(), { isWork: true });
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    if (this.retry) clearTimeout(this.retry);
    await this.connection.destroy();
    await this.embedded?.stop();
  }

  /** Whether metrics or traces of commands are in use. */
  private get isWatched(): boolean {
    return this.config.server.metricsPort !== null || this.tracing.isOn;
  }

  private watch(client: mongo.MongoClient): void {
    if (!this.isWatched || client === this.watched) return;
    this.watched = client;
    watchPool(client, this.metrics);
    watchCommands(client, this.metrics, this.tracing);
  }

  private reached(): mongo.Db {
    if (!this.connection.db) throw new Error('The database is not connected.');
    return this.connection.db;
  }

  private async address(): Promise<string> {
    return this.config.database.uri ?? this.startEmbedded();
  }

  private async startEmbedded(): Promise<string> {
    if (this.config.isProduction)
      throw new Error('The embedded database is refused in production.');
    this.embedded = await ensureEmbedded({
      dataDir: this.config.database.dataDir,
      log: (line) => this.log.log(line),
    });
    this.log.log('Using the embedded database; it is for trial, development and tests only.');
    return this.embedded.uri;
  }

  private async open(uri: string): Promise<void> {
    try {
      await this.connect(uri);
      await (this.config.isProduction ? this.checkIndexes() : this.makeIndexes());
    } catch (error) {
      if (this.closing) return;
      // mongoose does not retry a failed first connection, but the service must when it starts before the
      // database.
      this.log.warn(
        `The database is not reachable yet: ${error instanceof Error ? error.name : 'error'}`,
      );
      this.retry = setTimeout(() => void this.open(uri), RETRY_MS).unref();
    }
  }

  private async makeIndexes(): Promise<void> {
    await createIndexes(this.connection, (line) => this.log.log(line));
    this.missing = [];
  }

  private async connect(uri: string, use: { isWork?: boolean } = {}): Promise<void> {
    await this.connection.openUri(uri, {
      ...connectionOptions(uri, use),
      // Costs the driver an object per command, so it is on only when metrics or traces are in use.
      ...(this.isWatched ? { monitorCommands: true } : {}),
    });
    this.watch(this.connection.getClient());
    this.asked = await isEmbeddedEngine(this.connection);
  }

  /**
   * Checks the indexes. A missing unique index makes the service not ready; any other index only makes it
   * slow.
   */
  async checkIndexes(): Promise<void> {
    const plan = await readIndexPlan(this.connection);
    this.missing = missingGuards(plan);
    if (this.missing.length > 0) {
      this.log.error(`Not ready, unique indexes are missing: ${this.missing.join('; ')}`);
    }
    const report = (what: string, indexes: readonly NamedIndex[]): void => {
      if (indexes.length === 0) return;
      this.log.warn(`Indexes ${what}, run the migration: ${indexes.map(describeIndex).join('; ')}`);
    };
    report('are missing', plan.missing);
    report('differ from what is declared', plan.differing);
  }
}

/**
 * The engine names itself, so this also works when it was started elsewhere and configured by its address.
 */
async function isEmbeddedEngine(connection: Connection): Promise<boolean> {
  const info = await connection.db?.admin().buildInfo();
  const modules: unknown = info?.['modules'];
  return Array.isArray(modules) && modules.includes('embedded-mongo');
}
