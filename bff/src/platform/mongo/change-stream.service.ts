import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Gauge } from 'prom-client';
import { Ticker } from '../events/ticker';
import { MetricsService } from '../metrics/metrics.service';
import { type Change, type Follower, pipelineOf, readChange } from './change-stream';
import { isDatabaseUnavailable } from './unavailable';
import { withTimeout } from './with-timeout';

/** Interval of the polling while the stream is down. */
const POLL_MS = 2_500;
/** How long the server holds a getMore without changes. */
const AWAIT_MS = 5_000;
const LONGEST_CLOSE_MS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The one change stream of this instance: it tells followers what any instance committed. After a network
 * fault it resumes where it was. After a gap, and at intervals while it is down, followers read everything
 * again.
 */
@Injectable()
export class ChangeStreamService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('ChangeStream');
  private readonly followers: Follower[] = [];
  private readonly polling = new Ticker(POLL_MS, () => this.tellMissed());
  private readonly stopping = new AbortController();
  private readonly up: Gauge;
  private stream: mongo.ChangeStream<mongo.Document, mongo.Document> | null = null;
  /** Where to resume; null: changes were missed. */
  private token: mongo.ResumeToken | null = null;
  private failures = 0;
  private isOpen = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    metrics: MetricsService,
  ) {
    this.up = metrics.gauge('portal_change_stream_up', 'Whether the change stream is open.');
    this.up.set(0);
  }

  /** Whether changes arrive by the stream; otherwise followers poll. */
  get isUp(): boolean {
    return this.isOpen;
  }

  /** Registers a follower; providers do it in their constructor, before the stream opens. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  onApplicationBootstrap(): void {
    // Programs beside the service load only some of its modules.
    if (this.followers.length === 0) return;
    this.polling.start();
    void this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.polling.stop();
    // A database that is away must not delay the shutdown.
    if (this.stream) await withTimeout(LONGEST_CLOSE_MS, this.stream.close());
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.read(await this.database(signal));
      } catch (error) {
        if (signal.aborted) return;
        this.fell(error);
      }
      await wait(pauseAfter(this.failures), null, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** The database, as soon as it was connected for the first time. */
  private async database(signal: AbortSignal): Promise<mongo.Db> {
    while (!this.connection.db) await once(this.connection, 'connected', { signal });
    return this.connection.db;
  }

  /** Reads the stream until it fails. The driver itself resumes once after an error. */
  private async read(database: mongo.Db): Promise<void> {
    const stream = database.watch(pipelineOf(this.followers), {
      // A task's user is not part of an update. One read by _id per change is less than what a change
      // causes anyway, and writers need not know who follows them.
      fullDocument: 'updateLookup',
      maxAwaitTimeMS: AWAIT_MS,
      ...(this.token === null ? {} : { resumeAfter: this.token }),
    });
    this.stream = stream;
    // The first one comes with the answer that opens the stream.
    stream.on('resumeTokenChanged', (token) => this.opened(token));
    for await (const event of stream) this.tell(readChange(event));
  }

  private opened(token: mongo.ResumeToken): void {
    const hasGap = this.token === null;
    this.token = token;
    if (this.isOpen) return;
    this.isOpen = true;
    this.failures = 0;
    this.up.set(1);
    this.polling.stop();
    this.log.log(hasGap ? 'The change stream is open.' : 'The change stream is open again.');
    if (hasGap) void this.tellMissed();
  }

  private fell(error: unknown): void {
    this.failures += 1;
    // What is no fault of the connection may be a refusal of the token, such as 286, history lost.
    if (!isDatabaseUnavailable(error)) this.token = null;
    if (this.isOpen || this.failures === 1) {
      const why = error instanceof Error ? `${error.name}: ${error.message}` : 'error';
      this.log.warn(`The change stream is down, polling instead: ${why}`);
    }
    this.isOpen = false;
    this.up.set(0);
    this.polling.start();
  }

  private tell(change: Change): void {
    for (const follower of this.followers) {
      if (follower.collection !== change.collection) continue;
      // Dropping a collection removes documents without a change of each.
      if (change.id === undefined) void follower.missed();
      else if (!follower.only || follower.only === change.type) follower.changed(change);
    }
  }

  /** One follower after the other, so that polling never floods the database. */
  private async tellMissed(): Promise<void> {
    for (const follower of this.followers) await follower.missed();
  }
}

/** Exponential backoff with jitter, so that instances do not return at the same instant. */
const pauseAfter = (failures: number): number =>
  (0.5 + Math.random() / 2) * Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
