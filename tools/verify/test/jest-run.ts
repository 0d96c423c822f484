import { inWorkspace } from '../../shared/workspace';

/** The tests of one jest run. */
export interface JestRun {
  readonly projects: readonly string[];
  /** Only these files; null for all of the projects. */
  readonly files: readonly string[] | null;
  /** Only tests with one of these in the name; empty for all. */
  readonly names: readonly string[];
}

/** Arguments of jest for a run. */
export function jestArguments({ projects, files, names }: JestRun): string[] {
  return [
    '--projects',
    ...projects,
    '--maxWorkers=2',
    `--testSequencer=${inWorkspace('tools/build/jest/longest-first.mjs')}`,
    // Modules of finished suites stay in memory. At 4 GB a worker spends most of its time on garbage
    // collection. At 1 GB a third is alive: a worker began anew, and loaded all packages, every 15 suites.
    '--workerIdleMemoryLimit=2GB',
    // jest ignores a project's own testTimeout in a run over several projects.
    '--testTimeout=180000',
    ...(names.length > 0 ? [`--testNamePattern=${names.map(escapeRegExp).join('|')}`] : []),
    ...(files ? ['--runTestsByPath', ...files] : []),
  ];
}

/** Arguments of Playwright for the journeys of a run. */
export function playwrightArguments({ files, names }: Omit<JestRun, 'projects'>): string[] {
  return [
    ...(names.length > 0 ? ['--grep', `/${names.map(escapeRegExp).join('|')}/i`] : []),
    ...(files ?? []).map((file) => `${escapeRegExp(file)}$`),
  ];
}

const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
