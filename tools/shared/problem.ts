/** A failure that a person can fix: shown as text, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** What to print for a failure: the text of a Problem, the stack of a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
