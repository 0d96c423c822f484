import { table } from '../../shared/table';

/** Report of the bff's test of database outages. */
export interface AwayReport {
  readonly rows: readonly {
    readonly how: string;
    /** Duration of the outage in ms. */
    readonly awayMs: number;
    readonly requests: number;
    /** Answers other than the envelope of an unavailable service. */
    readonly others: number;
    readonly slowestMs: number;
    /** The slowest of the same requests while the database is there, in ms. */
    readonly wellMs: number;
    /** Time from the return of the database until the service worked, in ms. */
    readonly backMs: number;
    /** Memory of the process in MB, before and after the outage. */
    readonly before: number;
    readonly after: number;
  }[];
}

/** One row per kind of outage (OPS-23). */
export function describeAway({ rows }: AwayReport): string {
  const heads = [
    'database',
    'away',
    'requests',
    'not 503',
    'slowest',
    'with it',
    'well again',
    'memory',
  ];
  const cells = rows.map((row) => [
    ...[row.how, `${Math.round(row.awayMs / 1_000)} s`, row.requests, row.others],
    ...[`${row.slowestMs} ms`, `${row.wellMs} ms`, `${row.backMs} ms`],
    `${row.before} -> ${row.after} MB`,
  ]);
  return `${table(heads, cells)}\n`;
}

const LONGEST_ANSWER_MS = 3_000;
const LONGEST_RETURN_MS = 10_000;

/** True when each kind of outage was tried, all answers had the envelope, and they and the service were soon there. */
export function isWithinLimits({ rows }: AwayReport): boolean {
  const isRight = rows.every(
    ({ others, slowestMs, backMs }) =>
      others === 0 && slowestMs < LONGEST_ANSWER_MS && backMs < LONGEST_RETURN_MS,
  );
  return isRight && rows.length >= 2;
}
