import type { TimedTest } from './slowest';

/** Result of one step of `npm test`. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** The tests of the step, when it has some. */
  readonly tests?: readonly TimedTest[];
}

/** A step that is one check. */
export const ONE_PASSED: StepResult = { passed: 1, failed: 0 };
/** A step that is one failed check. */
export const ONE_FAILED: StepResult = { passed: 0, failed: 1 };

/** The sum of all results. */
export function addUp(results: readonly StepResult[]): StepResult {
  return results.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed }: StepResult): string {
  return `${passed} passed, ${failed} failed`;
}

/** True when at least one test ran and none failed. */
export function isGreen({ passed, failed }: StepResult): boolean {
  return failed === 0 && passed > 0;
}
