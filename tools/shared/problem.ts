/** An error that a person can fix. It is shown as text, without a stack. */
export class Problem extends Error {
  override readonly name = 'Problem';
}

/** The text to print for an error: the message of a Problem, the stack of a bug. */
export function describeFailure(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
