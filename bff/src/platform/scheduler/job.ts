/** Work that repeats automatically, on one instance at a time. */
export interface Job {
  /** Words with hyphens, unique in the service. Names the job's lease and its metrics. */
  readonly name: string;
  /** From the start of a run to the start of the next. */
  readonly everyMs: number;
  /**
   * Does the work as of `now`. It may be interrupted at any point and run again, and rarely two runs overlap
   * (see LeasesRepository). It must be correct in these cases too.
   */
  run(now: Date): Promise<void>;
}

/** Result of trying to run a job. `skipped`: it is not due, already running, or the service is stopping. */
export type RunResult = 'ok' | 'failed' | 'skipped';

/** The last run of a job on any instance. */
export interface JobStatus {
  readonly name: string;
  readonly everyMs: number;
  readonly isRunning: boolean;
  /** Start of the last run that ended; null before the first. */
  readonly lastRunAt: Date | null;
  /** Null before the first run. */
  readonly lastOk: boolean | null;
  /** Null after a successful run. */
  readonly lastError: string | null;
  /** Number of ended runs, on all instances. */
  readonly runs: number;
}
