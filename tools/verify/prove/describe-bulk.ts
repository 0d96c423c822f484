/** Report of the test bulk-crash of the bff. */
export interface BulkReport {
  readonly users: number;
  /** Number of users done, and of users undone, when the service was killed. */
  readonly killedAt: readonly number[];
  readonly undoKilledAt: readonly number[];
  readonly changedOnce: number;
  readonly exactAgain: number;
  /** Violations as text. */
  readonly violations: readonly string[];
  /** In ms. */
  readonly planMs: number;
  readonly runMs: number;
  readonly undoMs: number;
}

/** The numbers, one per line, then every violation. */
export function describeBulk(report: BulkReport): string {
  const { users, killedAt, undoKilledAt, planMs, runMs, undoMs } = report;
  const lines = [
    `Dry run for ${users} users: ${seconds(planMs)}.`,
    `Action, killed when ${killedAt.join(', ')} were done: ${seconds(runMs)}.`,
    `${report.changedOnce} of ${users} users changed exactly once.`,
    `Undo, killed when ${undoKilledAt.join(', ')} were undone: ${seconds(undoMs)}.`,
    `${report.exactAgain} of ${users} plans are to the letter what they were.`,
    ...report.violations,
  ];
  return `${lines.join('\n')}\n`;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
