import type { StepResult } from './tally';

/** A file or a `describe` of Playwright's JSON report. */
export interface PlaywrightSuite {
  /** A file's is its path below the journeys. */
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * What a browser run amounted to. A skipped journey and a run without any are failures; a journey that
 * needed its second try passed, and is named.
 */
export function judgePlaywright(report: PlaywrightReport | null, exitCode: number): StepResult {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const passed = expected + flaky;
  const failed = unexpected + skipped + (report.errors?.length ?? 0);
  const wrong = failed === 0 && (exitCode !== 0 || passed === 0);
  return {
    passed,
    failed: wrong ? 1 : failed,
    flaky: (report.suites ?? []).flatMap((suite) => flakyOf(suite, [])),
  };
}

/** Names of the journeys that needed their second try, with the file and the group they stand in. */
function flakyOf({ title, suites = [], specs = [] }: PlaywrightSuite, path: string[]): string[] {
  const here = [...path, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...here, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyOf(suite, here)),
  ];
}
