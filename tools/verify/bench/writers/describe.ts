import type { LoadMetrics } from '../capacity/load';
import { ROWS, type RowName } from './rows';

/** The measurements of one version: of each row one per round. */
export type Measured = Readonly<Record<RowName, readonly LoadMetrics[]>>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const p95Of = (measured: Measured, row: RowName, kind: string): number =>
  median(measured[row].map(({ byKind }) => byKind.get(kind)?.p95 ?? Number.NaN));

/** Completions of 8 clients for one completion of one client. */
const gain = (measured: Measured): number =>
  median(
    measured.eightComplete.map(
      ({ perSecond }, round) => perSecond / (measured.oneCompletes[round]?.perSecond ?? Number.NaN),
    ),
  );

/** The p95 of reads beside completions, for one of reads alone. */
const slowdown = (measured: Measured): number =>
  p95Of(measured, 'mixed', 'read') / p95Of(measured, 'reads', 'read');

/** A table of the medians of all versions side by side. */
export function describeWriters(versions: ReadonlyMap<string, Measured>): string {
  const names = [...versions.keys()];
  const head = ['', ...names.flatMap((name) => [`${name}, per second`, 'p50 ms', 'p95 ms'])];
  const lines = (Object.keys(ROWS) as RowName[]).map((row) => {
    const cells = [...versions.values()].flatMap((measured) => [
      median(measured[row].map(({ perSecond }) => perSecond)).toFixed(0),
      median(measured[row].map(({ p50 }) => p50)).toFixed(1),
      median(measured[row].map(({ p95 }) => p95)).toFixed(1),
    ]);
    const { name, clients } = ROWS[row];
    return [`${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`, ...cells];
  });
  const table = [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`);
  const summary = [...versions].map(
    ([name, measured]) =>
      `- ${name}: 8 clients complete ${gain(measured).toFixed(1)} times as many tasks as one; reads beside completions have ${slowdown(measured).toFixed(1)} times the p95 of reads alone (${p95Of(measured, 'mixed', 'read').toFixed(0)} and ${p95Of(measured, 'reads', 'read').toFixed(0)} ms).`,
  );
  return [...table, '', ...summary].join('\n');
}
