import { table } from '../../shared/table';

/** One request that did not come to a good answer. */
export interface FailedRequest {
  readonly what: string;
  /** The status, or the code of the broken connection. */
  readonly how: string;
  /** Since the load began, in ms. */
  readonly atMs: number;
}

/** What the load and the restarts came to. */
export interface RestartsReport {
  readonly seconds: number;
  readonly restarts: readonly {
    readonly stopMs: number;
    readonly exitCode: number | null;
    readonly startMs: number;
  }[];
  /** Good answers by kind of request. */
  readonly answered: Readonly<Record<string, number>>;
  readonly failed: readonly FailedRequest[];
  /** Of good answers, in ms. */
  readonly latencies: readonly number[];
  /** Tasks reported to the bot as written, and how many of them the database has. */
  readonly written: { readonly reported: number; readonly found: number };
}

/** Whether nothing was lost on the way (OPS-21). */
export function isClean({ failed, restarts, written }: RestartsReport): boolean {
  return (
    failed.length === 0 &&
    restarts.every(({ exitCode }) => exitCode === 0) &&
    written.reported === written.found
  );
}

/** The facts, one a line; what failed is listed, the first twenty. */
export function describeRestarts(report: RestartsReport): string {
  const { answered, failed, restarts, seconds, written } = report;
  const total = Object.values(answered).reduce((sum, count) => sum + count, 0);
  const sorted = report.latencies.toSorted((one, other) => one - other);
  const share = (part: number): number =>
    Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  const slowest = (times: readonly number[]): string => (Math.max(0, ...times) / 1000).toFixed(1);
  const lines = [
    `${total} good answers in ${Math.round(seconds)} s, ${Math.round(total / seconds)} a second; ${failed.length} failed.`,
    `Half within ${share(0.5)} ms, 99 % within ${share(0.99)} ms, all within ${share(1)} ms.`,
    `${restarts.length} instances restarted by SIGTERM: exit codes ${restarts.map(({ exitCode }) => exitCode).join(' ')}, ` +
      `stopped within ${slowest(restarts.map(({ stopMs }) => stopMs))} s, ready again within ${slowest(restarts.map(({ startMs }) => startMs))} s.`,
    `${written.reported} tasks were answered as written, ${written.found} are in the database.`,
    table(['request', 'good'], Object.entries(answered)),
    ...failed
      .slice(0, 20)
      .map(({ what, how, atMs }) => `failed after ${Math.round(atMs)} ms: ${what}: ${how}`),
  ];
  return `${lines.join('\n')}\n`;
}
