import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MINUTE_MS } from '@portal/rules';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Ticker } from '../events/ticker';
import { DrainService } from '../lifecycle/drain.service';
import { MetricsService } from '../metrics/metrics.service';
import { TracingService } from '../tracing/tracing.service';
import type { Job, JobStatus, RunResult } from './job';
import { inBackground } from '../mongo/running-transaction';
import { UniqueIndexesService } from '../mongo/unique-indexes.service';
import { type Lease, LEASE_MS, LeasesRepository } from './leases.repository';

/** A third of the lease, so that one failed renewal does no harm. */
const RENEW_MS = LEASE_MS / 3;

/**
 * Interval in which an instance checks whether a job is due. Half a lease, so that the job of a dead instance
 * waits only a short time.
 */
const LOOK_MS = LEASE_MS / 2;

/**
 * A run that takes longer counts as hanging: its lease is not renewed, and another instance takes the job
 * over.
 */
const LONGEST_RUN_MS = 10 * MINUTE_MS;

/** How long a shutdown waits for running jobs. */
const LONGEST_END_MS = 5_000;

const LONGEST_ERROR = 200;

interface Run {
  readonly lease: Lease;
  readonly startedAt: Date;
  readonly ended: Promise<RunResult>;
}

/**
 * Runs jobs when they are due, each on one instance at a time: the first that gets the lease. A job of an
 * instance that died runs again when its lease has expired. Tests start no automatic runs: they call runDue
 * or runNow (PAY-33).
 */
@Injectable()
export class SchedulerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Scheduler');
  private readonly jobs = new Map<string, Job>();
  private readonly running = new Map<string, Run>();
  private readonly tickers: Ticker[] = [];
  private isStarted = false;
  private readonly lastGood = this.metrics.gauge(
    'portal_job_last_success_timestamp_seconds',
    'When a job last ended well on this instance.',
    ['job'],
  );

  constructor(
    private readonly leases: LeasesRepository,
    private readonly clock: Clock,
    private readonly drain: DrainService,
    private readonly config: Config,
    private readonly metrics: MetricsService,
    private readonly tracing: TracingService,
    private readonly indexes: UniqueIndexesService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.environment === 'test') return;
    this.isStarted = true;
    this.startTicker(RENEW_MS, () => this.renewLeases());
    for (const job of this.jobs.values()) this.startJob(job);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStarted = false;
    // The shutdown hook of DrainService is not guaranteed to run before this one.
    this.drain.begin();
    for (const ticker of this.tickers) ticker.stop();
    const ends = [...this.running.values()].map(({ ended }) => ended);
    await Promise.race([Promise.allSettled(ends), wait(LONGEST_END_MS, null, { ref: false })]);
    // Longer runs end with the process. Releasing their leases lets another instance continue at once
    // (OPS-21).
    const now = this.clock.now();
    const left = [...this.running.values()].map(({ lease }) => this.leases.release(lease, now));
    await Promise.allSettled(left);
  }

  /** Registers a job; nouns do it when their module starts. @throws Error when the name is taken. */
  register(job: Job): void {
    if (this.jobs.has(job.name)) throw new Error(`There are two jobs named ${job.name}.`);
    this.jobs.set(job.name, job);
    if (this.isStarted) this.startJob(job);
  }

  /** Runs the due jobs one after the other. A failed job does not stop the others. */
  async runDue(now: Date = this.clock.now()): Promise<void> {
    for (const job of this.jobs.values()) await this.runIfDue(job, now);
  }

  /** Runs a job even if it is not due, unless it is already running. @throws Error for an unknown name. */
  async runNow(name: string, now: Date = this.clock.now()): Promise<RunResult> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job named ${name}.`);
    return this.tryRun(job, now);
  }

  /**
   * Runs a job at once on this instance. If it is already running here, it runs once more afterwards; a run
   * on another instance continues. Does nothing in tests.
   */
  wake(name: string): void {
    if (this.isStarted) void inBackground(() => this.runAgain(name));
  }

  /** Every job with its last run on any instance. */
  async list(now: Date = this.clock.now()): Promise<JobStatus[]> {
    const leases = new Map((await this.leases.list()).map((lease) => [lease._id, lease]));
    return [...this.jobs.values()].map(({ name, everyMs }) => {
      const lease = leases.get(name);
      return {
        name,
        everyMs,
        isRunning: lease !== undefined && lease.holder !== null && lease.until > now,
        lastRunAt: lease?.lastRunAt ?? null,
        lastOk: lease?.lastOk ?? null,
        lastError: lease?.lastError ?? null,
        runs: lease?.runs ?? 0,
      };
    });
  }

  /** Renews the leases of running jobs, except of hanging ones. A ticker calls it. */
  async renewLeases(now: Date = this.clock.now()): Promise<void> {
    for (const { lease, startedAt } of this.running.values()) {
      if (now.getTime() - startedAt.getTime() > LONGEST_RUN_MS) {
        this.log.error(`The job ${lease.name} has been running for too long.`);
      } else if (!(await this.leases.renew(lease, now))) {
        this.log.warn(`The job ${lease.name} lost its lease while it ran.`);
      }
    }
  }

  private async runIfDue(job: Job, now: Date): Promise<void> {
    const idleSince = new Date(now.getTime() - job.everyMs);
    try {
      await this.tryRun(job, now, idleSince);
    } catch (error) {
      this.log.warn(`The job ${job.name} could not be looked at: ${nameOf(error)}`);
    }
  }

  private async runAgain(name: string): Promise<void> {
    try {
      await this.running.get(name)?.ended;
      await this.runNow(name);
    } catch (error) {
      this.log.warn(`The job ${name} could not be woken: ${nameOf(error)}`);
    }
  }

  private async tryRun(job: Job, now: Date, idleSince?: Date): Promise<RunResult> {
    if (this.drain.isDraining || this.running.has(job.name)) return 'skipped';
    // Jobs move money too. Without the unique indexes they could move it twice.
    if ((await this.indexes.findMissing())?.length !== 0) return 'skipped';
    const lease = await this.leases.acquire(job.name, now, idleSince);
    if (!lease) return 'skipped';
    // A shutdown that started in the meantime does not wait for this run.
    if (this.drain.isDraining) {
      await this.leases.release(lease, now);
      return 'skipped';
    }
    const ended = this.run(job, lease, now);
    this.running.set(job.name, { lease, startedAt: now, ended });
    return ended.finally(() => this.running.delete(job.name));
  }

  private async run(job: Job, lease: Lease, startedAt: Date): Promise<RunResult> {
    let error: string | null = null;
    const note = (failure: unknown): void => {
      error = nameOf(failure).slice(0, LONGEST_ERROR);
      this.log.error(failure instanceof Error ? failure : `The job ${job.name} failed: ${error}`);
    };
    // An async function, so that a synchronous error is also recorded.
    await this.tracing.runJob(job.name, async () => job.run(startedAt), note);
    const mine = await this.leases.finish(lease, this.clock.now(), { startedAt, error });
    if (!mine) this.log.warn(`The job ${job.name} ended after it lost its lease.`);
    const result = error === null ? 'ok' : 'failed';
    this.metrics.jobRuns.inc({ job: job.name, result });
    if (error === null) this.lastGood.set({ job: job.name }, this.clock.now().getTime() / 1_000);
    return result;
  }

  private startJob(job: Job): void {
    this.startTicker(Math.min(job.everyMs, LOOK_MS), () => this.runIfDue(job, this.clock.now()));
  }

  private startTicker(everyMs: number, work: () => Promise<void>): void {
    const ticker = new Ticker(everyMs, work);
    this.tickers.push(ticker);
    ticker.start();
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
