import { table } from '../../shared/table';

/** One test run of a project in one time zone of the machine. */
export interface ZoneRun {
  readonly zone: string;
  readonly project: string;
  readonly passed: number;
  readonly isGreen: boolean;
}

/** A table of the runs and their differences. A test that is missing in one zone is an error too. */
export function describeZones(runs: readonly ZoneRun[]): string {
  const rows = runs.map(({ zone, project, passed, isGreen }) => [
    zone,
    project,
    passed,
    isGreen ? 'green' : 'RED',
  ]);
  const projects = [...new Set(runs.map(({ project }) => project))];
  const uneven = projects.filter(
    (one) =>
      new Set(runs.filter(({ project }) => project === one).map(({ passed }) => passed)).size > 1,
  );
  const remark = uneven.length > 0 ? `Not the same tests everywhere: ${uneven.join(', ')}\n` : '';
  return `${table(['zone', 'project', 'passed', ''], rows)}\n${remark}`;
}
