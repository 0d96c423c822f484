import type { LoadMetrics } from '../capacity/load';
import { markdownTable } from '../markdown-table';
import { median } from '../quantiles';
import { ROWS, type RowName } from './rows';
import type { Cpu } from './version';

/** A load with the CPU milliseconds that each of its requests cost. */
export interface WriterLoad extends LoadMetrics {
  readonly cpu: Cpu;
}

/** The measurements of one version: of each row one per round. */
export type Measured = Readonly<Record<RowName, readonly WriterLoad[]>>;

/** CPU milliseconds per request between two readings. */
export const cpuPerRequest = (before: Cpu, after: Cpu, requests: number): Cpu => ({
  service: ((after.service - before.service) * 1000) / requests,
  engine: ((after.engine - before.engine) * 1000) / requests,
});

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
  const columns = ['per second', 'p50 ms', 'p95 ms', 'CPU ms'];
  const head = [
    '',
    ...names.flatMap((name) => columns.map((of, at) => (at > 0 ? of : `${name}, ${of}`))),
  ];
  const lines = (Object.keys(ROWS) as RowName[]).map((row) => {
    const cells = [...versions.values()].flatMap((measured) => [
      median(measured[row].map(({ perSecond }) => perSecond)).toFixed(0),
      median(measured[row].map(({ p50 }) => p50)).toFixed(1),
      median(measured[row].map(({ p95 }) => p95)).toFixed(1),
      (['service', 'engine'] as const)
        .map((part) => median(measured[row].map(({ cpu }) => cpu[part])).toFixed(1))
        .join(' + '),
    ]);
    const { name, clients } = ROWS[row];
    return [`${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`, ...cells];
  });
  const summary = [...versions].map(
    ([name, measured]) =>
      `- ${name}: 8 clients complete ${gain(measured).toFixed(1)} times as many tasks as one; reads beside completions have ${slowdown(measured).toFixed(1)} times the p95 of reads alone (${p95Of(measured, 'mixed', 'read').toFixed(0)} and ${p95Of(measured, 'reads', 'read').toFixed(0)} ms).`,
  );
  return [markdownTable(head, lines), '', ...summary].join('\n');
}
