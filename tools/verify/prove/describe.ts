import { table } from '../../shared/table';

/** Report of the bff's crash tests. */
export interface CrashReport {
  readonly rows: readonly {
    readonly point: string;
    readonly runs: number;
    readonly killed: number;
    readonly completed: number;
    readonly grantedOnce: number;
    readonly violations: readonly string[];
  }[];
  /** Findings of the reconciler afterwards, as text. */
  readonly contradictions: readonly string[];
  /** Durations of all starts of the service, in ms. */
  readonly starts: readonly number[];
}

/** The table, then every violation, then the durations of the starts. */
export function describe({ rows, contradictions, starts }: CrashReport): string {
  const printed = table(
    ['killed at', 'runs', 'killed', 'completed', 'granted once', 'violations'],
    rows.map((row) => [
      ...[row.point, row.runs, row.killed, row.completed, row.grantedOnce],
      row.violations.length,
    ]),
  );
  const violations = rows.flatMap(({ point, violations: found }) =>
    found.map((text) => `${point}: ${text}\n`),
  );
  const after = contradictions.map((text) => `afterwards: ${text}\n`).join('');
  const reconciled = `The reconciler finds ${contradictions.length} contradictions afterwards.`;
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)] ?? 0;
  const started = `${starts.length} starts of the service, half of them within ${Math.round(middle)} ms.`;
  return `${printed}\n\n${violations.join('')}${after}${reconciled}\n${started}\n`;
}
