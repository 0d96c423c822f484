/** Work that repeats by itself, on one instance at a time. */
export interface Job {
  /** Words with hyphens, unique in the service; names its lease and its numbers. */
  readonly name: string;
  /** From the begin of a run to the begin of the next. */
  readonly everyMs: number;
  /**
   * Does the work as of `now`. It may be cut off anywhere and run again, and once in a while twice at
   * the same time (see Leases), so it has to be right then too.
   */
  run(now: Date): Promise<void>;
}

/** What a try to run a job led to; skipped: it is not due, runs already, or the service stops. */
export type RunResult = 'ok' | 'failed' | 'skipped';

/** The last run of a job on any instance. */
export interface JobStatus {
  readonly name: string;
  readonly everyMs: number;
  readonly isRunning: boolean;
  /** Begin of the last run that ended, null before the first. */
  readonly lastRunAt: Date | null;
  /** Null before the first run. */
  readonly lastOk: boolean | null;
  /** Null after a run that went well. */
  readonly lastError: string | null;
  /** Runs that ended, on all instances since ever. */
  readonly runs: number;
}
