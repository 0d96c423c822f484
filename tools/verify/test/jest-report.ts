import { relative } from 'node:path';
import type { JestRun } from './jest-run';
import type { StepResult } from './tally';

/** The fields of jest's JSON report that are counted. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** In ms. Null for a test that did not run. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Result of a run, and problems other than failed tests. */
export interface JestOutcome extends StepResult {
  readonly problems: readonly string[];
}

/**
 * Counts a report. Skipped tests, suites that could not be loaded and projects without a test are failures,
 * because a test that does not run proves nothing. With names, jest reports all other tests as skipped.
 */
export function judgeJest(
  report: JestReport | null,
  exitCode: number,
  { projects, names }: JestRun,
  root: string,
): JestOutcome {
  if (report === null) {
    return { passed: 0, failed: 1, problems: [`jest wrote no report (exit code ${exitCode})`] };
  }
  const problems: string[] = [];
  let failed = report.numFailedTests;
  const fault = (count: number, problem: string): void => {
    if (count === 0) return;
    failed += count;
    problems.push(problem);
  };
  fault(report.numRuntimeErrorTestSuites, `${report.numRuntimeErrorTestSuites} suites do not load`);
  fault(
    names.length > 0 ? 0 : report.numPendingTests,
    `${report.numPendingTests} tests are skipped`,
  );
  fault(report.numTodoTests, `${report.numTodoTests} tests are only planned`);
  for (const project of projects) {
    const ran = report.testResults.some(({ name }) => name.startsWith(`${root}/${project}/`));
    fault(ran ? 0 : 1, `${project} ran no test`);
  }
  if (failed === 0 && exitCode !== 0) fault(1, `jest ended with code ${exitCode}`);
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ fullName: name, status, duration, failureMessages = [] }) => {
      if (duration == null) return [];
      const failure = status === 'failed' ? failureMessages.join('\n') : null;
      return [{ file: relative(root, file), name, ms: duration, failure }];
    }),
  );
  return { passed: report.numPassedTests, failed, problems, tests };
}
