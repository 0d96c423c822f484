import { table } from '../../shared/table';

/** One failed request. */
export interface FailedRequest {
  readonly what: string;
  /** The status, or the error code of the connection. */
  readonly how: string;
  /** Time since the start of the load, in ms. */
  readonly atMs: number;
}

/** Result of the load and the restarts. */
export interface RestartsReport {
  readonly seconds: number;
  readonly restarts: readonly {
    readonly stopMs: number;
    readonly exitCode: number | null;
    readonly startMs: number;
  }[];
  /** Number of successful answers per kind of request. */
  readonly answered: Readonly<Record<string, number>>;
  readonly failed: readonly FailedRequest[];
  /** Latencies of successful answers, in ms. */
  readonly latencies: readonly number[];
  /** Number of tasks that the service confirmed to the bot, and how many of them are in the database. */
  readonly written: { readonly reported: number; readonly found: number };
}

/** True when nothing was lost (OPS-21). */
export function isClean({ failed, restarts, written }: RestartsReport): boolean {
  return (
    failed.length === 0 &&
    restarts.every(({ exitCode }) => exitCode === 0) &&
    written.reported === written.found
  );
}

/** The numbers, one per line, then the first twenty failures. */
export function describeRestarts(report: RestartsReport): string {
  const { answered, failed, restarts, seconds, written } = report;
  const total = Object.values(answered).reduce((sum, count) => sum + count, 0);
  const sorted = report.latencies.toSorted((one, other) => one - other);
  const share = (part: number): number =>
    Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  const writes = Object.entries(answered).reduce(
    (sum, [what, count]) => sum + (what.startsWith('GET ') ? 0 : count),
    0,
  );
  const slowest = (times: readonly number[]): string => (Math.max(0, ...times) / 1000).toFixed(1);
  const lines = [
    `${total} good answers in ${Math.round(seconds)} s, ${Math.round(total / seconds)} a second, ${Math.round(writes / seconds)} writes among them; ${failed.length} failed.`,
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

/**
 * What the edge wrote about the requests that it answered with 5xx: the status of each instance (502: the connection
 * broke), and how long each took.
 * @param log its access log, one JSON document per line.
 */
export function describeRefused(log: string): string {
  const isRefused = (line: string): boolean => /"status":5\d\d,/.test(line);
  const lines = log.split('\n').filter(isRefused);
  return lines.length === 0 ? 'The edge refused nothing.' : lines.slice(-20).join('\n');
}
