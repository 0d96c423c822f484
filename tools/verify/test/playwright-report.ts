import type { StepResult } from './tally';

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors?: readonly { readonly message?: string }[];
}

/** What a browser run amounted to; a flaky or skipped journey and a run without any are failures. */
export function judgePlaywright(report: PlaywrightReport | null, exitCode: number): StepResult {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped + (report.errors?.length ?? 0);
  const wrong = failed === 0 && (exitCode !== 0 || expected === 0);
  return { passed: expected, failed: wrong ? 1 : failed };
}
