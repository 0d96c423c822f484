import { markdownTable } from '../markdown-table';
import type { LoadMetrics } from './load';
import type { TabMetrics } from './tabs';

/** A load and the resources that the service used for it. */
export interface MeasuredLoad extends LoadMetrics {
  readonly instances: number;
  /** Requests per second, relative to an answer without a database. */
  readonly ratio: number;
  /** CPU cores used by all instances. */
  readonly cpu: number;
  /** Memory of the largest instance. */
  readonly megabytes: number;
}

export const describeLoads = (loads: readonly MeasuredLoad[]): string =>
  markdownTable(
    [
      'instances',
      'clients',
      'requests/s',
      'ratio',
      'p50 ms',
      'p95 ms',
      'cores',
      'per core',
      'MB',
      'failures',
    ],
    loads.map((load) => [
      ...[String(load.instances), String(load.clients), load.perSecond.toFixed(0)],
      ...[load.ratio.toFixed(2), load.p50.toFixed(1), load.p95.toFixed(1), load.cpu.toFixed(2)],
      (load.perSecond / load.cpu).toFixed(0),
      ...[load.megabytes.toFixed(0), String(load.failures)],
    ]),
  );

export const describeTabs = (tabs: readonly TabMetrics[]): string =>
  markdownTable(
    ['tabs', 'users', 'open', 'queue/s per user', 'session/s per user', 'cores', 'MB for all'],
    tabs.map((held) => [
      ...[String(held.tabs), String(held.users), String(held.open)],
      ...[held.perUser.toFixed(2), held.perSession.toFixed(2), held.cpuShare.toFixed(2)],
      held.megabytes.toFixed(0),
    ]),
  );
