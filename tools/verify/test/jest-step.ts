import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../shared/workspace';
import { type JestReport, judgeJest } from './jest-report';
import { runScript } from './run-command';
import type { StepResult } from './tally';

/** Runs unit and HTTP tests of the given projects in one jest run. */
export async function runJest(projects: readonly string[]): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-jest-'));
  try {
    const file = join(folder, 'report.json');
    const code = await runScript('node_modules/jest/bin/jest.js', [
      '--projects',
      ...projects,
      '--maxWorkers=2',
      // Modules of finished suites stay in memory. At 4 GB a worker spends most of its time on garbage
      // collection.
      '--workerIdleMemoryLimit=1GB',
      // jest ignores a project's own testTimeout in a run over several projects.
      '--testTimeout=180000',
      '--json',
      `--outputFile=${file}`,
      // The report goes to the file. With this reporter it is not printed.
      '--reporters=default',
    ]);
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as JestReport,
      () => null,
    );
    const outcome = judgeJest(report, code, projects, workspaceRoot());
    for (const problem of outcome.problems) process.stderr.write(`jest: ${problem}\n`);
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
