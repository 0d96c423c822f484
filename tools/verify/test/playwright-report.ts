import type { TimedTest } from './slowest';
import type { StepResult } from './tally';

/** One run of a journey. */
interface Result {
  /** In ms. */
  readonly duration: number;
  readonly error?: { readonly message?: string };
}

/** A file, or a group of tests in it. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly Result[] }[];
  }[];
}

/** The fields of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly Suite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** Result of a browser run. A flaky or skipped journey and a run without journeys are failures. */
export function judgePlaywright(report: PlaywrightReport | null, exitCode: number): StepResult {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + (report.errors?.length ?? 0);
  const wrong = failed === 0 && (exitCode !== 0 || expected === 0);
  return { passed: expected, failed: wrong ? 1 : failed, tests: testsOf(report) };
}

function testsOf({ suites = [], specs = [] }: Suite): readonly TimedTest[] {
  return [
    ...suites.flatMap(testsOf),
    ...specs.map(({ file, title: name, ok, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        ...{ file: `e2e/journeys/${file}`, name },
        failure: ok ? null : results.map(({ error }) => error?.message ?? '').join('\n'),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      };
    }),
  ];
}
