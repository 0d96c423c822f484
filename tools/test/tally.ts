/** Outcome of one step of `npm test`. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Names of what passed at its second try only. */
  readonly flaky?: readonly string[];
}

/** A step that is one check. */
export const ONE_PASSED: StepResult = { passed: 1, failed: 0 };
/** A step that is one failed check. */
export const ONE_FAILED: StepResult = { passed: 0, failed: 1 };

/** Everything together. */
export function addUp(results: readonly StepResult[]): Required<StepResult> {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
  };
}

/** What `npm test` ends with: a line for each flaky name, and last the summary. */
export function closingLines({ passed, failed, flaky }: Required<StepResult>): string[] {
  return [...flaky.map((name) => `flaky: ${name}`), `${passed} passed, ${failed} failed`];
}

/** Whether the run as a whole counts as good: something ran and nothing failed. */
export function isGreen({ passed, failed }: StepResult): boolean {
  return failed === 0 && passed > 0;
}
