/** What the journey live-queue-load wrote down. */
export interface QueueReport {
  readonly tasks: number;
  readonly changes: number;
  /** Changes a second as they were really reported. */
  readonly perSecond: number;
  /** From the last answer to the bot until In Progress was equal to the database, in ms. */
  readonly settledMs: number;
  /** Cards compared with the database at the end, on all pages of all columns. */
  readonly cards: number;
  /** From each change of a running task until it was on the screen, in ms. */
  readonly lags: readonly number[];
}

/** The facts, one a line. */
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
