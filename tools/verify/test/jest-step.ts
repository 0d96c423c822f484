import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../../shared/workspace';
import { type JestReport, judgeJest } from './jest-report';
import { type JestRun, jestArguments } from './jest-run';
import { runScript } from './run-command';
import type { StepResult } from './tally';

const JEST = 'node_modules/jest/bin/jest.js';

/** Runs unit, screen and HTTP tests in one jest run. */
export async function runJest(run: JestRun): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-jest-'));
  try {
    const file = join(folder, 'report.json');
    const options = [
      ...jestArguments(run),
      '--json',
      `--outputFile=${file}`,
      // The report goes to the file. With this reporter it is not printed.
      '--reporters=default',
      // A process that a failed test left behind would hold the run for ever.
      '--forceExit',
    ];
    // Checks that end meanwhile print between its lines.
    const code = await runScript(JEST, options, { inLines: true });
    const report = await readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as JestReport,
      () => null,
    );
    const outcome = judgeJest(report, code, run, workspaceRoot());
    for (const problem of outcome.problems) process.stderr.write(`jest: ${problem}\n`);
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Repeats tests after each change of a file until the user ends it. @returns jest's exit code. */
export function watchJest(run: JestRun): Promise<number> {
  return runScript(JEST, [run.files ? '--watchAll' : '--watch', ...jestArguments(run)], {
    stdin: 'inherit',
  });
}
