/** Measurements of changes by another instance, and of an idle instance. */
export interface FollowReport {
  /** Users whose queue was open. */
  readonly users: number;
  /** Time from the answer to the bot until the change was in its open queue, in ms. */
  readonly lags: readonly number[];
  readonly idleSeconds: number;
  /** Commands of the idle instance about tasks and sessions. */
  readonly idleQueries: number;
}

/** Time within which 95 % of the changes must arrive, in ms. */
const LONGEST_LAG_MS = 300;

/** The time within which a share of the changes arrived, in ms. */
function lagAt({ lags }: FollowReport, share: number): number {
  const sorted = lags.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Whether the promises were kept. */
export const isKept = (report: FollowReport): boolean =>
  lagAt(report, 0.95) <= LONGEST_LAG_MS && report.idleQueries === 0;

/** The numbers, one per line. */
export function describeFollow(report: FollowReport): string {
  const { users, lags, idleSeconds, idleQueries } = report;
  const at = (share: number): string => `${lagAt(report, share).toFixed(0)} ms`;
  const lines = [
    `${lags.length} changes by another instance, ${users} watched users.`,
    `In the open queue after ${at(0.5)} (half), ${at(0.95)} (95 %), ${at(1)} (all).`,
    `Idle for ${idleSeconds} s: ${idleQueries} commands about tasks and sessions.`,
  ];
  return `${lines.join('\n')}\n`;
}
