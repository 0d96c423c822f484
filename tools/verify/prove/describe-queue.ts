/** Report of the journey live-queue-load. */
export interface QueueReport {
  readonly tasks: number;
  readonly changes: number;
  /** Changes per second that were really reported. */
  readonly perSecond: number;
  /** Time from the last answer to the bot until In Progress matched the database, in ms. */
  readonly settledMs: number;
  /** Number of cards compared with the database at the end, on all pages of all columns. */
  readonly cards: number;
  /** Time from each change of a running task until it was on the screen, in ms. */
  readonly lags: readonly number[];
}

/** The numbers, one per line. */
export function describeQueue({ lags, ...report }: QueueReport): string {
  const sorted = lags.toSorted((one, other) => one - other);
  const share = (part: number): number =>
    Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  const lines = [
    `${report.tasks} tasks, ${report.changes} changes, ${report.perSecond.toFixed(1)} a second.`,
    `Nothing old was shown over anything new.`,
    `${sorted.length} changes of running tasks were seen; on the screen after ${share(0.5)} ms (half), ${share(0.95)} ms (95 %), ${share(1)} ms (all).`,
    `Equal to the database ${Math.round(report.settledMs)} ms after the last change; ${report.cards} cards compared.`,
    'A hidden tab and a closed one each left no open stream.',
  ];
  return `${lines.join('\n')}\n`;
}
